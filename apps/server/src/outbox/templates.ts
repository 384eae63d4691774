import { webinarMessageTemplate } from '../features/site/leads/lead-messages.ts';
import { mailedLinkTemplate } from '../mailed-links/mailed-links.repository.ts';
import { noticeTemplate } from '../notices/notices.repository.ts';
import { publicationTemplate } from '../releases/tell-team.ts';

/** The emails about accounts: someone waits for them, or has to act on them. */
export const accountTemplates = [mailedLinkTemplate, noticeTemplate];

/** The emails to many people. Thousands may be due, and an email to one visitor must not wait for them. */
export const bulkTemplates = [webinarMessageTemplate, publicationTemplate];
