import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { startServer } from '../testing/app/start-server.ts';
import { digestDatabase } from '../testing/database/digest-database.ts';
import { databaseKinds, freshPlace } from '../testing/database/fresh-database.ts';
import { receiveMail } from '../testing/email/receive-mail.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { type Person, signUpUntilGone, tryPassword } from './account-clients.ts';
import { environmentOf, killTimeout, killWhile } from './kill-rounds.ts';

const kills = faultSize(2, 100);

describe.each(databaseKinds)('a server on %s', (on) => {
  test(
    `that is killed ${kills} times while users sign up and set passwords loses none that it acknowledged`,
    async () => {
      const { mailServer, environment: toMailServer } = await receiveMail();
      const place = await freshPlace(on);
      const environment = { ...toMailServer, ...environmentOf(place) };
      const acknowledged: Person[] = [];
      const replaced = () => acknowledged.filter((person) => person.replaced !== undefined);
      await killWhile(environment, kills, {
        visit: (url) => signUpUntilGone(url, { mailServer, acknowledged, clients: 3 }),
        // Kills alternately, soon after a sign-up and soon after a new password.
        progress: (round) => (round % 2 === 0 ? acknowledged.length : replaced().length),
      });

      const server = startServer(environment);
      const url = await server.hears(/The site is at (http:\S+)/);
      expect(Math.min(acknowledged.length, replaced().length)).toBeGreaterThan(0);
      for (const person of acknowledged) {
        const answers: number[] = [];
        for (const password of person.passwords) answers.push(await tryPassword(url, person, password));
        // If a new password was sent without a response, it may be valid or not, but never both passwords.
        expect([person.email, answers.toSorted()]).toEqual([
          person.email,
          [200, 401].slice(0, answers.length),
        ]);
        if (person.replaced === undefined) continue;
        expect(await tryPassword(url, person, person.replaced)).toBe(401);
      }
      const database = openDatabase(place);
      onTestFinished(() => database.destroy());
      await digestDatabase(database);
      const rows = await database.selectFrom('accounts').select(['email', 'business_id']).execute();
      const businesses = await database.selectFrom('businesses').select('id').execute();
      // An account and its business are stored together or not at all.
      expect(businesses.map(({ id }) => id).toSorted()).toEqual(
        [...new Set(rows.map(({ business_id }) => business_id))].toSorted(),
      );
      console.log(
        `${on}: ${kills} kills, ${acknowledged.length} accounts and ${replaced().length} new passwords acknowledged, 0 lost`,
      );
    },
    killTimeout,
  );
});
