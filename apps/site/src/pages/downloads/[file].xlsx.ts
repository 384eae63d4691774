import type { APIRoute } from 'astro';
import { listWorkbooks, mediaTypes } from '../../lib/template-files/template-files.ts';

/** The templates as Excel workbooks, with the bytes whose number their pages show: /downloads/cash-book.xlsx. */
export const getStaticPaths = async () =>
  (await listWorkbooks()).map(({ path }) => ({
    params: { file: path.slice('/downloads/'.length, -'.xlsx'.length) },
  }));

export const GET: APIRoute = async ({ params }) => {
  const file = (await listWorkbooks()).find(({ path }) => path === `/downloads/${params.file}.xlsx`);
  return new Response(file ? Buffer.from(file.content) : null, {
    status: file ? 200 : 404,
    headers: { 'content-type': mediaTypes.xlsx },
  });
};
