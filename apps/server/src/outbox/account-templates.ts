import { mailedLinkTemplate } from '../mailed-links/mailed-links.repository.ts';
import { noticeTemplate } from '../notices/notices.repository.ts';

/** The emails about accounts: someone waits for them, or has to act on them. */
export const accountTemplates = [mailedLinkTemplate, noticeTemplate];
