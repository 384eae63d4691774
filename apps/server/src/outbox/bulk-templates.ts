import { webinarMessageTemplate } from '../features/site/leads/lead-messages.ts';
import { publicationTemplate } from '../releases/tell-team.ts';

/** The emails to many people. Thousands may be due, and an email to one visitor must not wait for them. */
export const bulkTemplates = [webinarMessageTemplate, publicationTemplate];
