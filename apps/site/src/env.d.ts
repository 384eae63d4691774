declare namespace App {
  interface Locals {
    /** The language of header and footer, where it is not that of the page: the page is not translated. */
    frame?: string;
  }
}
