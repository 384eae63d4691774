import { renderSVG } from 'uqr';

/**
 * An SVG drawing of a QR code. Black on white whatever the theme, with the margin of four that readers need: many apps
 * read neither a light code on dark nor one without a margin. It holds nothing but squares, no text.
 */
export function drawQrCode(text: string): string {
  return renderSVG(text, { border: 4, pixelSize: 1, ecc: 'M', whiteColor: '#fff', blackColor: '#000' });
}
