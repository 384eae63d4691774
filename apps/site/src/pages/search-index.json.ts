import type { APIRoute } from 'astro';
import { readSearchIndex } from '../lib/search/search-documents.ts';

/** The index of the search boxes, fetched when the visitor starts typing. */
export const GET: APIRoute = () => Response.json(readSearchIndex());
