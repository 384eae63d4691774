import { fileEndpoint, filePaths } from '../_templates/file-endpoint.ts';

/** The templates that can be printed and filled in by hand: /downloads/invoice.pdf. */
export const getStaticPaths = () => filePaths('pdf');

export const GET = fileEndpoint('pdf');
