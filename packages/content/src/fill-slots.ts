/**
 * Fills the slots of a text from content, which stand in square brackets, with what only code knows:
 * 'saves [amount] a year' with the amount. This file imports nothing, so that the browser can use it.
 * @throws when the text has a slot that is not given, so that no visitor reads a bracket
 */
export const fillSlots = (text: string, slots: Record<string, string>) =>
  text.replace(/\[([a-z_]+)\]/g, (_slot, name: string) => {
    const value = slots[name];
    if (value !== undefined) return value;
    const known = Object.keys(slots).map((slot) => `[${slot}]`);
    throw new Error(`"${text}" holds [${name}], which is not a slot here. Write one of: ${known.join(', ')}`);
  });
