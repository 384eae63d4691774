// The types of the contract reach a file that only the server runs. Code of this package has no types of Node.
declare module 'node:module';
