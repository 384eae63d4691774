import { fillSlots } from '@accounting-site/content/fill-slots';
import { demoRequestFieldNames, demoRequestFields } from '@accounting-site/contract/demo-request-fields';
import type { StaffDemoRequest } from '@accounting-site/contract/staff-demo-requests';
import { Badge } from '@accounting-site/ui/Badge';
import { ButtonLink } from '@accounting-site/ui/Button';
import { formatAge, formatMoment } from '../../lib/text/format-moment.ts';
import type { StaffDemoRequestsWords } from '../../pages/_staff/staff-demo-requests-words.ts';
import { Answering } from './Answering.tsx';
import styles from './DemoRequestCard.module.css';
import { MessageStates } from './MessageStates.tsx';
import { personLinks } from './person-links.ts';

interface DemoRequestCardProps {
  request: StaffDemoRequest;
  words: StaffDemoRequestsWords;
  onNoted: (noted: StaffDemoRequest) => void;
}

/** Fields that have their own place on the card. */
const placed = new Set(['name', 'email', 'company', 'phone', 'message']);
const others = demoRequestFieldNames.filter((name) => !placed.has(name));

const tones = { open: 'gold', answered: 'forest', suspected: 'clay' } as const;

/** One demo request: the person, their message, ways to answer, and the status of the emails about it. */
export function DemoRequestCard({ request, words, onNoted }: DemoRequestCardProps) {
  const { id, name, company, email, phone, message, plan, status, suspected, receivedAt, answeredAt } =
    request;
  const said = words.request;
  return (
    <li className={`columns ${styles.card}`}>
      <div className="stack gap-2">
        <div className={`cluster ${styles.title}`}>
          <h2 className="step-2" id={`name-${id}`} tabIndex={-1}>
            {name}
          </h2>
          <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
          {suspected && status !== 'suspected' && <Badge tone="clay">{words.statuses.suspected}</Badge>}
        </div>
        {company !== '' && <p className="strong">{company}</p>}
        {plan && (
          <p>
            {said.plan}: <strong>{words.plans[plan] ?? plan}</strong>
          </p>
        )}
        <p className="quiet small">
          <time dateTime={receivedAt}>{formatMoment(receivedAt)}</time>
          {answeredAt === null && `, ${formatAge(receivedAt, Date.now())}`}
        </p>
        {answeredAt !== null && (
          <p className="quiet small">{fillSlots(said.answered_on, { time: formatMoment(answeredAt) })}</p>
        )}
        <p>
          <span className="visually-hidden">{said.email}: </span>
          {email}
        </p>
        {phone !== '' && (
          <p>
            <span className="visually-hidden">{said.phone}: </span>
            {phone}
          </p>
        )}
        {others
          .filter((other) => request[other] !== '')
          .map((other) => (
            <p key={other}>
              {demoRequestFields[other].heading}: {request[other]}
            </p>
          ))}
      </div>
      <div className="stack">
        {suspected && <p className="quiet small">{said.suspected_help}</p>}
        <p className={message === '' ? 'quiet small' : styles.message}>
          {message === '' ? said.no_message : message}
        </p>
        <ul className="cluster">
          {personLinks(request, words).map(({ label, href }) => (
            <li key={label}>
              <ButtonLink href={href} variant="secondary" aria-describedby={`name-${id}`}>
                {label}
              </ButtonLink>
            </li>
          ))}
          <li>
            <Answering request={request} words={said} onNoted={onNoted} />
          </li>
        </ul>
        <MessageStates messages={request.messages} words={words.messages} />
      </div>
    </li>
  );
}
