/** Whether a typed email address is this one, in any case. */
export const isSameEmail = (typed = '', email: string) => typed.trim().toLowerCase() === email.toLowerCase();
