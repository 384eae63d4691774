/**
 * Whether a query finds a row, or a change that returns its rows has changed one. Its type refuses a change without
 * `returning`, whose result is never undefined.
 */
export const hasRow = async <Row>(
  query: { executeTakeFirst(): Promise<Row> } & (undefined extends Row ? unknown : never),
): Promise<boolean> => (await query.executeTakeFirst()) !== undefined;
