import { dayOf } from '@accounting-site/content/dates/content-day';
import { readPlans } from '@accounting-site/content/facts/facts';
import { useContentFolder } from '@accounting-site/content/reading/content-folder';
import { findPlan, setPlan } from '@accounting-site/server/accounts/businesses.repository';
import { day } from '@accounting-site/server/clock';
import { findCompanyBusiness } from '@accounting-site/server/features/site/leads/members/company-business';
import { findLastServed } from '@accounting-site/server/releases/last-served';
import { changeAccount } from '../change-account.ts';
import { CannotDo, type Command, type Given } from '../command.ts';
import { readDate } from '../read-options.ts';

export const userSetPlan: Command = {
  name: 'user set-plan',
  usage: 'user set-plan EMAIL PLAN [--trial-until YYYY-MM-DD]',
  help: `Records that the business of an account pays for a plan: its trial ends, and the account page shows the plan.
--trial-until extends or shortens the trial instead. It includes that day. PLAN is an id in content/plans.yaml.`,
  options: { 'trial-until': { type: 'string' } },
  async run(given, surroundings) {
    const { config, now, print } = surroundings;
    const [named, typed, ...more] = given.positionals;
    if (named === undefined || typed === undefined || more.length > 0) {
      throw new CannotDo('Name one email address and one plan.');
    }
    // Plans are sold by the release that is served, which may be newer than this program.
    const served = findLastServed(config.dataDir);
    if (served !== undefined) useContentFolder(served.contentDir);
    const plan = knownPlan(typed);
    const trialEndsAt = readTrialEnd(given, now);
    const done = await changeAccount(
      named,
      surroundings,
      async (transaction, { email, business_id }, record) => {
        if (business_id === (await findCompanyBusiness(transaction))) {
          throw new CannotDo(`${email} belongs to your own company, which has no plan.`);
        }
        const before = await findPlan(transaction, business_id);
        await setPlan(transaction, business_id, { plan, trialEndsAt });
        const [from, to] = [describe(before.plan, before.trial_ends_at), describe(plan, trialEndsAt)];
        await record('plan changed', `${from} to ${to}`);
        return `${before.name} (${email}): ${to}. Before: ${from}.`;
      },
    );
    print(done);
  },
};

function knownPlan(typed: string): string {
  const ids = readPlans().plans.map(({ id }) => id);
  const plan = typed.toLowerCase();
  if (!ids.includes(plan))
    throw new CannotDo(`There is no plan '${typed}'. The plans are ${ids.join(', ')}.`);
  return plan;
}

/** The last millisecond of the day in --trial-until. Null without it. */
function readTrialEnd({ values }: Given, now: number): number | null {
  const typed = values['trial-until'];
  if (typed === undefined) return null;
  const end = readDate(String(typed)) + day - 1;
  if (Number.isNaN(end)) throw new CannotDo('--trial-until takes a day, like 2026-12-31.');
  if (end < now) throw new CannotDo(`--trial-until takes a day that is not over. Today is ${dayOf(now)}.`);
  return end;
}

const describe = (plan: string | null, trialEndsAt: number | null) =>
  `${plan === null ? 'no plan' : `plan ${plan}`}, ${trialEndsAt === null ? 'no trial' : `trial until ${dayOf(trialEndsAt)}`}`;
