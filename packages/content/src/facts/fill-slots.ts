/**
 * Fills the slots of a content text, written in square brackets, with values that only code knows: 'saves
 * [amount] a year' with the amount. This file imports nothing, so that the browser can use it.
 * @throws if the text has an unknown slot, so that visitors never see a bracket
 */
export const fillSlots = (text: string, slots: Record<string, string>) =>
  text.replace(/\[([a-z_]+)\]/g, (_slot, name: string) => {
    const value = slots[name];
    if (value !== undefined) return value;
    const known = Object.keys(slots).map((slot) => `[${slot}]`);
    throw new Error(`"${text}" holds [${name}], which is not a slot here. Write one of: ${known.join(', ')}`);
  });
