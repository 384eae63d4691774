/** What the header of a picture says. Sizes are in pixels. */
interface PictureHeader {
  kind: 'jpeg' | 'png' | 'webp' | 'avif';
  width: number;
  height: number;
}

/**
 * Reads the kind and the size of a picture without decoding it, from its bytes alone: a name can lie.
 * @returns undefined for any other file
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const found = readJpeg(view) ?? readPng(view) ?? readWebp(view) ?? readAvif(view);
    return found && found.width > 0 && found.height > 0 ? found : undefined;
  } catch (error) {
    // A truncated header ends where a number is expected.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const textAt = (view: DataView, at: number, length = 4) =>
  String.fromCharCode(...Array.from({ length }, (_, place) => view.getUint8(at + place)));

/** ISO/IEC 10918-1: segments until the frame, which has the size. */
function readJpeg(view: DataView): PictureHeader | undefined {
  if (view.getUint16(0) !== 0xffd8 || view.getUint8(2) !== 0xff) return undefined;
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    // Frames, without the tables that have numbers among theirs.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { kind: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** PNG, section 11.2.1: the first chunk is IHDR. */
function readPng(view: DataView): PictureHeader | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return undefined;
  if (textAt(view, 12) !== 'IHDR') return undefined;
  return { kind: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** RFC 9649: a lossy, lossless or extended file. */
function readWebp(view: DataView): PictureHeader | undefined {
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return undefined;
  const size = (width: number, height: number) => ({ kind: 'webp', width, height }) as const;
  switch (textAt(view, 12)) {
    case 'VP8 ':
      if (view.getUint8(23) !== 0x9d || view.getUint16(24) !== 0x012a) return undefined;
      return size(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return view.getUint8(20) === 0x2f ? size((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1) : undefined;
    }
    case 'VP8X': {
      const edge = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
      return size(edge(24), edge(27));
    }
    default:
      return undefined;
  }
}

/** The boxes (ISO/IEC 14496-12, 23008-12) between the file and the sizes of the pictures in it. */
const boxes: Record<string, number> = { meta: 4, iprp: 0, ipco: 0 };

function readAvif(view: DataView): PictureHeader | undefined {
  if (textAt(view, 4) !== 'ftyp' || !/avi[fs]/.test(textAt(view, 8, view.getUint32(0) - 8))) return undefined;
  // The largest, because one file has thumbnails and parts as well.
  const sizes = sizesIn(view, 0, view.byteLength).sort((one, other) => areaOf(other) - areaOf(one));
  return sizes[0] && { kind: 'avif', ...sizes[0] };
}

function sizesIn(view: DataView, from: number, to: number): { width: number; height: number }[] {
  const sizes: { width: number; height: number }[] = [];
  for (let at = from; at + 8 <= to; ) {
    const [length, name] = [view.getUint32(at), textAt(view, at + 4)];
    if (name === 'ispe') sizes.push({ width: view.getUint32(at + 12), height: view.getUint32(at + 16) });
    const inside = boxes[name];
    if (inside !== undefined) sizes.push(...sizesIn(view, at + 8 + inside, Math.min(to, at + length)));
    // 0 is the last box, which is as long as the file; 1 has a longer number, which no header needs.
    if (length < 8) break;
    at += length;
  }
  return sizes;
}

const areaOf = ({ width, height }: { width: number; height: number }) => width * height;
