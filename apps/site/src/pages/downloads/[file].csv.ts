import { listDownloads, readDownload } from '@accounting-site/content/files/downloads';
import type { APIRoute } from 'astro';

/** The templates as CSV files: /downloads/cash-book.csv. */
export const getStaticPaths = () =>
  listDownloads().map((name) => ({ params: { file: name.replace(/\.csv$/, '') } }));

export const GET: APIRoute = ({ params }) =>
  new Response(readDownload(`${params.file}.csv`)?.content, {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
