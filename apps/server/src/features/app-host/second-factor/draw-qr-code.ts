import { renderSVG } from 'uqr';

/**
 * An SVG of a QR code. It is black on white in every theme, with the standard margin of four modules: many
 * apps read neither inverted codes nor codes without a margin. It contains only squares and no text.
 */
export function drawQrCode(text: string): string {
  return renderSVG(text, { border: 4, pixelSize: 1, ecc: 'M', whiteColor: '#fff', blackColor: '#000' });
}
