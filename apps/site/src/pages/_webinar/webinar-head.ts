import type { Webinar } from '@accounting-site/content/webinars';
import type { Head } from '../../lib/pages/head.ts';
import { breadcrumbList } from '../../lib/pages/json-ld.ts';
import { routes } from '../../lib/pages/routes.ts';
import { resourceTrail } from '../_resource/resource-article.ts';

/** A webinar page's metadata. It omits the dates, which change while the page stays. */
export function webinarHead({ id, title, description }: Webinar): Head {
  const trail = [...resourceTrail(), { label: title, path: routes.webinar(id) }];
  return { title, description, jsonLd: [breadcrumbList(trail)] };
}
