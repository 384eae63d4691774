// This file imports nothing, so that the editor can check a picture without loading the schemas.

/** Of an uploaded picture. The editor shrinks photos before it sends them, so that few come near it. */
export const pictureMaxBytes = 5 * 1024 * 1024;
/** Pixels take memory when a picture is decoded, however small its file is. */
export const pictureMaxPixels = 40_000_000;
/** The widest and highest that the site keeps a picture, in pixels. */
export const pictureMaxSide = 1600;
