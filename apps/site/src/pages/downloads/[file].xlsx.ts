import { fileEndpoint, filePaths } from '../_templates/file-endpoint.ts';

/** The templates as Excel workbooks: /downloads/cash-book.xlsx. */
export const getStaticPaths = () => filePaths('xlsx');

export const GET = fileEndpoint('xlsx');
