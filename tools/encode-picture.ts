// Reads an uploaded picture from standard input, and writes the small WebP of it. Exit code 2: it cannot be
// decoded. A process of its own for the publisher, because a decoder may crash on what someone prepared.
import { buffer } from 'node:stream/consumers';
import { encodeUpload } from '@accounting-site/site/lib/pictures/encode-upload';

const encoded = await encodeUpload(await buffer(process.stdin));
if (encoded === undefined) process.exitCode = 2;
else process.stdout.write(encoded);
