import styles from './QrCode.module.css';

const cells = `M0 .5h20.5v1h-20${'v1h20v1h-20'.repeat(9)}v1h20`;
const corners = 'M3.5 3.5h0m14 0h0m-14 14h0';

/**
 * Squares in the manner of a QR code: a dashed line through every cell, and three corners of stacked dots.
 * Dark on white in every theme, as real codes are; no phone would read it.
 */
export function QrCode() {
  return (
    <svg
      className={styles.code}
      width="75"
      viewBox="-2 -2 25 25"
      fill="none"
      stroke="#000"
      aria-hidden="true"
    >
      <path d="M-2 10.5h25" stroke="#fff" strokeWidth="25" />
      <path d={cells} strokeDasharray="1 2 3 1 1 1 2 1 1 3 2" />
      <g strokeLinecap="square">
        <path d={corners} stroke="#fff" strokeWidth="9" />
        <path d={corners} strokeWidth="7" />
        <path d={corners} stroke="#fff" strokeWidth="5" />
        <path d={corners} strokeWidth="3" />
      </g>
    </svg>
  );
}
