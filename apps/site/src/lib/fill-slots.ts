// The server fills the words of mails in the same way.
export { fillSlots } from '@accounting-site/content/fill-slots';
