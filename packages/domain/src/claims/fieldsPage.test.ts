import { expect, it } from 'vitest';
import { fieldsPage } from './page.ts';

it('the page of all fields is what the definitions say', async () => {
  await expect(fieldsPage()).toMatchFileSnapshot('../../../../docs/claims.md');
});
