/**
 * The names of environment variables that a build gets. It gets no other, because it runs code that reads what
 * people typed, and the others contain secrets: of the database, of email.
 */
export const buildVariables =
  /^(?:PATH|HOME|LANG|TZ|TMPDIR|NODE_OPTIONS|NODE_COMPILE_CACHE|SITE_URL|PORT|APP_HOST|APP_URL|SOURCE_COMMIT|SITE_CACHE_DIR|SITE_BUNDLES|BROTLI_QUALITY|CONTENT_NOW|RETENTION_\w+)$/;
