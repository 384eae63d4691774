import { fileEndpoint, filePaths } from '../_templates/file-endpoint.ts';

/** The printable templates as PDF files: /downloads/invoice.pdf. */
export const getStaticPaths = () => filePaths('pdf');

export const GET = fileEndpoint('pdf');
