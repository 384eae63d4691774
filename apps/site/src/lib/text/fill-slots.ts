// The server fills in the texts of emails in the same way.
export { fillSlots } from '@accounting-site/content/fill-slots';
