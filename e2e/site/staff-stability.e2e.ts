import { beSignedIn } from '../support/sign-in.ts';
import { ask } from '../support/staff-leads.ts';
import { sumShifts } from '../support/sum-shifts.ts';
import { expect, test } from '../support/test.ts';

for (const width of [360, 1280]) {
  test(`nothing moves on the staff desk at ${width} px when it is opened directly`, async ({
    page,
    staff,
  }) => {
    await page.setViewportSize({ width, height: 760 });
    await beSignedIn(page, staff);
    for (let at = 0; at < 8; at += 1) await ask(page, `Steady ${at}`, { message: 'Hello\n'.repeat(at) });
    const shifts = await sumShifts(page);
    // The list arrives late, as on a slow network, so that everything before it is painted.
    await page.route('**/api/site/staff/leads*', async (route) => {
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await route.continue();
    });
    await page.goto('/staff/leads');
    await expect(page.getByRole('heading', { level: 2, name: 'Steady 7' })).toBeVisible();
    expect(await shifts()).toBeLessThanOrEqual(0.05);
  });
}
