import { expect, test } from '@playwright/test';

import { expectAbsent } from '../src/absence';
import { heading, visit } from '../src/visit';

test('takes the hearing check by keyboard to an audiogram that stays on the device [ADV-03][ROUTE-01]', async ({
  page,
}) => {
  // A listener who answers every tone a moment after it begins; the time is the test's own.
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function started(...when: Parameters<typeof start>) {
      setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', { code: 'Space' })), 300);
      return start.apply(this, when);
    };
  });
  await visit(page, '/hearing-test');
  await page.getByRole('main').getByRole('link', { name: 'Start the hearing test' }).click();
  await expect(heading(page, 'A quiet room')).toBeFocused();
  await page.getByRole('button', { name: 'I am ready' }).press('Enter');
  for (const side of ['Left', 'Right']) {
    await page.getByRole('button', { name: 'Play a tone' }).press('Enter');
    await page.getByRole('button', { name: side, exact: true }).press('Enter');
  }
  await expect(heading(page, 'Set the volume')).toBeFocused();
  await page.clock.install();
  await page.getByRole('button', { name: 'They are equally loud' }).press('Enter');
  await expect(heading(page, 'Press when you hear it.')).toBeFocused();

  const pass = async (end: string) => {
    for (let minute = 0; minute < 20 && (await heading(page, end).count()) === 0; minute += 1)
      await page.clock.runFor(20_000);
    await expect(heading(page, end)).toBeVisible();
  };
  await pass('Now the left ear.');
  await page.getByRole('button', { name: 'Start the second ear' }).press('Enter');
  await pass('What you heard');
  await expect(page.getByRole('img', { name: 'Audiogram of both ears' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'The same in numbers' }).getByRole('row')).toHaveCount(7);
  await expect(page.getByRole('link', { name: 'Book a hearing test in a store' })).toHaveAttribute(
    'href',
    '/store-locator?service=hearing',
  );

  // Another tab of the device, whose clock is nobody's.
  const later = await page.context().newPage();
  await visit(later, '/hearing-test');
  await later.getByRole('link', { name: 'See your last result, kept on this device' }).click();
  await expect(heading(later, 'What you heard')).toBeVisible();
  await later.getByRole('button', { name: 'Erase this result' }).click();
  await expectAbsent(later.getByRole('link', { name: /last result/ }), heading(later, 'Hearing test'));
});
