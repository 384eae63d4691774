import { formatPrice } from '@accounting-site/content/money/money';
import { BadgeCheck, CookingPot, FileCheck, PackagePlus, ShieldCheck, TriangleAlert } from 'lucide';
import { formatNumber } from '../../lib/text/format-number.ts';
import styles from './industry-pictures.module.css';
import { Level, Parts } from './parts/Charts.tsx';
import { PayButtons } from './parts/Phone.tsx';
import { Item, Row, Rows, Sum, Total } from './parts/Rows.tsx';
import { Screen } from './parts/Screen.tsx';
import { readPictures } from './read-pictures.ts';

/** A clinic's bill without the patient's name, and who pays which part. */
export function ClinicBillPicture() {
  const { clinic_bill: words } = readPictures();
  return (
    <Screen words={words} icon={ShieldCheck}>
      <Rows rows={words.rows} />
      <Sum {...words.bill} />
      <Parts rows={words.payers} />
      <Total {...words.total} />
    </Screen>
  );
}

/** The cost of one building job so far, line by line against its estimate. */
export function JobCostPicture() {
  const { job_cost: words } = readPictures();
  return (
    <Screen words={words} kind="app" icon={TriangleAlert}>
      {[...words.rows, words.spent].map((row) => {
        const isOver = row.spent > row.estimate;
        return (
          <div key={row.label} className={`cluster spread ${styles.jobRow}`} data-over={isOver || undefined}>
            <span>{row.label}</span>
            <span>
              <strong>{formatPrice(row.spent)}</strong>
              {` ${words.of} ${formatNumber(row.estimate)}`}
            </span>
            <Level value={row.spent} of={row.estimate} danger={isOver} />
          </div>
        );
      })}
      <Total {...words.left} />
    </Screen>
  );
}

/** The use of one grant: a strip as long as the grant, woven from what it was spent on. */
export function GrantReportPicture() {
  const { grant_report: words } = readPictures();
  return (
    <Screen words={words} icon={BadgeCheck}>
      <Sum {...words.grant} />
      <Parts rows={words.rows} whole={words.grant.amount} />
      <Sum {...words.spent} />
      <Total {...words.left} />
    </Screen>
  );
}

/** A consultant's week, and the invoice for one client's hours. */
export function TimesheetPicture() {
  const { timesheet: words } = readPictures();
  return (
    <Screen words={words} kind="app" icon={FileCheck}>
      <div className={styles.projects}>
        <div className={styles.days}>
          {words.days.map((day) => (
            <small key={day}>{day}</small>
          ))}
        </div>
        {words.projects.map((project) => (
          <div key={project.label} className={styles.days}>
            <span className={styles.name}>{project.label}</span>
            <b>{`${project.total} ${words.hour}`}</b>
            {words.days.map((day, index) => (
              <i key={day}>{project.hours[index] || ''}</i>
            ))}
          </div>
        ))}
      </div>
      <Rows rows={[words.fee, ...words.taxes]} />
      <Total {...words.total} />
    </Screen>
  );
}

/** The order of one table: its place in the room, the dishes, and what the kitchen still has. */
export function RestaurantPicture() {
  const { restaurant: words } = readPictures();
  return (
    <Screen words={words} kind="app" icon={CookingPot}>
      <div className={`cluster ${styles.tables}`}>
        {words.tables.map((table) => (
          <span key={table.number} data-state={table.state}>
            {table.number}
          </span>
        ))}
      </div>
      {words.rows.map((row) => (
        <Item key={row.label} {...row} />
      ))}
      <Total {...words.total} />
      <Row {...words.taxes} />
    </Screen>
  );
}

/** A shop's till: the goods with their stock, and the cart. */
export function RetailPicture() {
  const { retail: words } = readPictures();
  return (
    <Screen words={words} kind="app" icon={PackagePlus}>
      <div className={`fill-tiles ${styles.goods}`}>
        {words.goods.map((item) => (
          <div key={item.label} className={styles.item} data-low={item.low}>
            {item.quantity > 0 && <b>{item.quantity}</b>}
            <strong>{item.label}</strong>
            <span>{formatPrice(item.price)}</span>
            <Level value={item.stock} of={item.full} danger={item.low ?? false} />
            <small>{item.left}</small>
          </div>
        ))}
      </div>
      <Total {...words.total} />
      <PayButtons methods={words.methods} />
    </Screen>
  );
}
