/** The kinds, stages and events of leads. Imports nothing, so that pages can load it. */

/**
 * What the person asked for: a demo, a call, self-hosting, or a seat in a webinar. `added` is a lead that staff entered.
 */
export const leadKinds = ['demo', 'call', 'self-hosting', 'webinar', 'added'] as const;

export type LeadKind = (typeof leadKinds)[number];

/** How the person of a lead that staff entered came to the company. It is the `source` of that lead. */
export const addedSources = ['phone call', 'whatsapp', 'visit', 'event', 'other'] as const;

/** How far the follow-up is. */
export const leadStages = ['new', 'contacted', 'demo held', 'won', 'lost'] as const;

export type LeadStage = (typeof leadStages)[number];

/** A stage, or one of the groups of stages that the list offers. */
export const listedStages = ['open', 'suspected', ...leadStages] as const;

/** The stages that need follow-up. */
export const openStages = ['new', 'contacted', 'demo held'] as const satisfies readonly LeadStage[];

/** Whether a lead at this stage needs follow-up. */
export const isOpenStage = (stage: LeadStage): boolean => openStages.some((each) => each === stage);

/** Why a lead was lost. */
export const lostReasons = [
  'no answer',
  'too expensive',
  'chose another product',
  'needs something we lack',
  'not a customer',
  'spam',
] as const;

export type LostReason = (typeof lostReasons)[number];

/** The reasons that only a conversation gives: staff have replied to such a lead. */
export const talkedReasons: readonly LostReason[] = [
  'too expensive',
  'chose another product',
  'needs something we lack',
];

/** The reasons of entries that were never leads. No number of leads contains them. */
export const notLeads: readonly LostReason[] = ['not a customer', 'spam'];

/**
 * What can happen to a lead. `asked again` is another request of the same person within a day, or another registration
 * for the same date with another name, `added` that staff entered it, `contact details` that they corrected a name, an
 * address or a number, and `emailed` a message to everyone who registered for a date of a webinar.
 */
export const leadEventKinds = [
  ...(['note', 'contacted', 'stage', 'owner', 'next step', 'asked again'] as const),
  ...(['added', 'contact details', 'emailed'] as const),
] as const;

export type LeadEventKind = (typeof leadEventKinds)[number];

/**
 * Where a visitor came from, without cookies or identifiers: the source in the URL of the tab's first page, the
 * host that linked to it, that page, and the page and the button that opened the form. Click ids such as `gclid`
 * are not stored, only the source that they mean, such as `google ads`, and the medium `paid`.
 */
export const leadSourceFields = [
  'source',
  'medium',
  'campaign',
  'referrer',
  'first_page',
  'page',
  'button',
] as const;

export type LeadSourceField = (typeof leadSourceFields)[number];
