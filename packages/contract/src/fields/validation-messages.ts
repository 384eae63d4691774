/**
 * What a visitor reads under a field. This file imports nothing, so that a page can show the texts without
 * loading the schemas. Source: specification §5; texts beyond it follow its style.
 */

export const emailRequired = 'Email is required';
export const emailInvalid = 'Please enter a valid email';
export const passwordRequired = 'Password is required';

export const fullNameRequired = 'Full name is required';
export const businessEmailRequired = 'Business email is required';
export const phoneRequired = 'Phone number is required';
export const phoneInvalid =
  'Please enter a valid phone number. Outside Ghana, start with + and the country code';

export const nameRequired = 'Your name is required';
export const businessRequired = 'Business name is required';
export const paymentMethodInvalid = 'Please choose card, mobile money or bank transfer';
export const currentPasswordRequired = 'Current password is required';
export const passwordTooShort =
  'Use 12 characters or more. Several words are easy to remember and hard to guess';
export const passwordTooCommon =
  'This password is common or was leaked from another website. Please choose another';
export const passwordTooPersonal =
  'This password contains your name, email address or business. Please choose another';
export const codeRequired = 'Code is required';
export const passkeyNameRequired = 'Give the passkey a name, like My phone';
export const appCodeInvalid = 'Please enter the six digits that the app shows now';
export const codeInvalid = 'Please enter the six digits from your app, or one of your backup codes';
export const linkInvalid = 'Please open the link in the email again, or copy the whole code';
export const itemNameRequired = 'Item name is required';
export const skuRequired = 'Code is required: a short code for this item, like RICE-5KG';
export const quantityInvalid = 'Please enter a quantity, like 46 or 2.5';
export const priceInvalid = 'Please enter a price, like 12.50';
export const fileRequired = 'Please choose a file';

export const messageRequired = 'Write the message first';
export const webinarRequired = 'Please choose a webinar';
export const occurrenceInvalid = 'Please choose a date for the webinar';
export const occurrenceGone =
  'This date is no longer offered. Choose another one, or reload the page to see the new dates';

export const helpfulRequired = 'Please choose yes or no';
export const articleUnknown = 'This page no longer exists. Please open it again from the list';
export const feedbackIdInvalid = 'Please reload the page, then answer';
export const queryInvalid = 'Please search for 2 to 60 characters';

export const thresholdInvalid = 'Please enter a whole number that is 0 or more';
export const thresholdTooHigh = 'Please enter 1,000,000 or less';

export const kindInvalid = 'Please choose demo, call, self-hosting, webinar or added';
export const addedSourceRequired = 'Please choose how they came to us';
export const contactRequired = 'Please enter a phone number or an email address';
export const stageInvalid = 'Please choose new, contacted, demo held, won or lost';
export const lostReasonRequired = 'Please choose why the lead was lost';
export const ownerInvalid = 'Please choose a member of staff';
export const roleInvalid = 'Please choose staff, editor or admin';
export const dueTimeInvalid = 'Please choose a day and a time';
export const dueTimeTooLate = 'Please choose a day within the next two years. Check the year';
export const nothingChosen = 'Please choose what to publish';
export const noteRequired = 'Write the note first';
export const daysInvalid = 'Choose 7, 30 or 90 days';
export const dayInvalid = 'Please enter a day, like 2026-11-01';
export const entryUnknown = 'There is no such entry. Please open it again from the list';
export const entryNameInvalid =
  'Please use 2 to 80 small letters, digits and single hyphens, like record-a-refund';
export const pictureKindInvalid =
  'This is not a picture that the site can show. Please choose a JPEG, PNG, WebP or AVIF. Save other pictures as PNG first';
export const pictureUnreadable = 'This picture cannot be read. Choose it again, or another copy of it';
export const pictureTooLarge = 'This picture has more than 5 MB. Please choose a smaller copy';
export const pictureTooManyPixels =
  'This picture has more than 40 million pixels. Please save a smaller copy, 1,600 pixels wide, and choose that';
export const placeInvalid = 'Please open the list again from the start';
export const otherVersion = 'The website was updated meanwhile. Reload this page, then try again';

export const tooLongText = '[label] must be [max] characters or fewer';

/**
 * The text for a field with more than `max` characters; `label` is the field's name on the page.
 * @param text tooLongText in the language of the page
 */
export function tooLong(label: string, max: number, text = tooLongText): string {
  // Formatted without Intl, which takes longer to load than all of these texts.
  const grouped = String(max).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',');
  return text.replace('[label]', label).replace('[max]', grouped);
}

// Read by API clients only: no field shows these texts.
export const versionUnknown = 'Send the version of the entry as it was read';
export const pageUnknown = 'Name the page by its path, like /pricing';
export const messageUnknown = 'Say what failed, in 1,000 characters at most';
export const placeUnknown = 'Name the place by file, line and column, like page.js:1:234, or leave it out';
export const buildUnknown = 'Name the build by letters and digits, or leave it out';
export const notAMeasure = 'Send a number from 0, or leave it out';
