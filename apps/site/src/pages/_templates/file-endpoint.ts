import type { APIRoute } from 'astro';
import {
  listTemplateFiles,
  mediaTypes,
  type TemplateFileKind,
} from '../../lib/template-files/template-files.ts';

const nameOf = (path: string, kind: TemplateFileKind) =>
  path.replace('/downloads/', '').replace(`.${kind}`, '');

/** The file names of one kind, without extension. */
export const filePaths = async (kind: TemplateFileKind) =>
  (await listTemplateFiles(kind)).map(({ path }) => ({ params: { file: nameOf(path, kind) } }));

/** Sends the bytes of a file whose size its page shows. */
export const fileEndpoint =
  (kind: TemplateFileKind): APIRoute =>
  async ({ params }) => {
    const file = (await listTemplateFiles(kind)).find(({ path }) => nameOf(path, kind) === params.file);
    return new Response(file ? Buffer.from(file.content) : null, {
      status: file ? 200 : 404,
      headers: { 'content-type': mediaTypes[kind] },
    });
  };
