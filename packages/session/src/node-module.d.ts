// The types of the contract reach fields/phone-number.ts, which only the server runs. Code of this package has no
// types of Node.
declare module 'node:module' {
  export function createRequire(from: string | URL): (id: string) => never;
}
