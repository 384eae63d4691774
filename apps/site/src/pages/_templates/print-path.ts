import type { Template } from '@accounting-site/content/templates';
import { routes } from '../../lib/pages/routes.ts';

/** The path of a template's page to print, if it has one. */
export const printPath = ({ slug, print }: Template) => (print ? routes.templatePrint(slug) : undefined);
