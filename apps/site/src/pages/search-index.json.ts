import type { APIRoute } from 'astro';
import { readSearchIndex } from '../lib/search-documents.ts';

/** What the search boxes look through, fetched when somebody types. */
export const GET: APIRoute = () => Response.json(readSearchIndex());
