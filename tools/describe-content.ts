// Prints the form of every file of content/ as JSON, made from the schema that validates it. The publisher stores
// them, so that a server without the build tools can show them.
import { describeEveryForm } from './check-content/describe-every-form.ts';

process.stdout.write(JSON.stringify(describeEveryForm()));
