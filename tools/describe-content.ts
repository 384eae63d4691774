// Prints the form of every file of content/ as JSON, made from the schema that validates it. The publisher stores
// them, so that a server without the build tools can show them.
import { ContentError } from '@accounting-site/content/content-error';
import { describeForms } from '@accounting-site/content/editing/entry-forms';
import { readers } from './check-content/read-every-file.ts';

for (const read of readers) {
  try {
    read();
  } catch (error) {
    // A file has a form even if its text has problems.
    if (!(error instanceof ContentError)) throw error;
  }
}
process.stdout.write(JSON.stringify(describeForms()));
