import { fillSlots } from '@accounting-site/content/fill-slots';
import { ScrollFrame } from '@accounting-site/ui/ScrollFrame';
import { TableHead } from '@accounting-site/ui/TableHead';
import { counted } from '../../lib/text/counted.ts';
import { Slip } from '../../lib/tool-form/Slip.tsx';
import type { CommonToolWords } from '../../lib/tool-form/tool-words.ts';
import reckoner from '../../sections/Reckoner/Reckoner.module.css';
import styles from './PriceTable.module.css';
import type { PriceList } from './price-list-answer.ts';
import type { PriceListWords } from './price-list-words.ts';

interface PriceTableProps {
  list: PriceList;
  words: Pick<PriceListWords, 'lines' | 'answer'> & { common: CommonToolWords };
}

/** The prices, and the lines without a price with what to write instead. */
export function PriceTable({ list: { columns, items, unread }, words }: PriceTableProps) {
  const { answer } = words;
  const reasons = { ...words.common.problems, ...words.lines };
  return (
    <Slip headline={items.length === 0 ? answer.nothing : counted(answer.headline, items.length)}>
      {unread.length > 0 && (
        <>
          <p className="strong">{counted(answer.unread, unread.length)}</p>
          <ul className="stack gap-2 small">
            {unread.map(({ line, text, problem }) => (
              <li key={line}>
                {fillSlots(answer.unread_line, { line: String(line), reason: reasons[problem] })}
                <code className={`quiet ${styles.text}`}>{text.slice(0, 120)}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {items.length > 0 && (
        <div className={styles.ground}>
          <ScrollFrame label={answer.table}>
            <table className={`${reckoner.table} ${styles.prices}`}>
              <TableHead columns={columns} />
              <tbody>
                {items.map(({ line, name, amounts }) => (
                  <tr key={line}>
                    <th scope="row">{name}</th>
                    {amounts.map((amount, at) => (
                      <td key={columns[at + 1]}>{amount}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollFrame>
        </div>
      )}
    </Slip>
  );
}
