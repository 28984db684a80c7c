import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { issueReceipt } from './commands.ts';
import { fileOfInvoice } from './files.ts';
import type { InvoiceFile } from './provider.ts';
import { invoiceFactory, misaFactory, vnptFactory } from './testInvoices.ts';

let site: TestSite;
let make: Awaited<ReturnType<typeof invoiceFactory | typeof vnptFactory | typeof misaFactory>>;

describe.each([
  { name: 'Viettel', factory: invoiceFactory },
  { name: 'VNPT', factory: vnptFactory },
  { name: 'MISA', factory: misaFactory },
])('the files of an invoice at $name', ({ factory }) => {
  beforeAll(async () => {
    site = await openTestSite();
    make = await factory(site);
  });
  afterAll(async () => {
    await make.close();
    await site.close();
  });

  const issued = async () => {
    const { _id } = await issueReceipt(make.fresh(make.cashier), (await make.paid()).BienLai_Id);
    await make.tell();
    return _id;
  };
  /** While the provider knows of no invoice. */
  const forgotten = async (act: () => Promise<void>) => {
    const made = make.provider().made as Map<string, unknown>; // each provider has made its own
    const kept = [...made];
    made.clear();
    await act();
    for (const [key, one] of kept) made.set(key, one);
  };
  const asked = (id: string, kind: InvoiceFile) => fileOfInvoice(make.fresh(make.cashier), id, kind);
  const read = async (url: string) => {
    const { app } = await site.app();
    return app.inject({
      method: 'GET',
      url,
      headers: { 'access-token': await site.token('thungan1') },
    });
  };

  it('are its picture and its XML, each asked for once and then kept', async () => {
    const id = await issued();
    const picture = await asked(id, 'PDF');
    const xml = await asked(id, 'XML');
    const { SoHoaDon } = await make.invoice(id);
    expect([picture.fileName, xml.fileName]).toEqual([`C26TBV-${SoHoaDon}.pdf`, `C26TBV-${SoHoaDon}.xml`]);
    expect((await read(picture.url)).body).toMatch(/^%PDF/);
    const answer = await read(xml.url);
    expect(answer.body).toContain(`<SHDon>${SoHoaDon}</SHDon>`);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/xml'),
      'content-disposition': expect.stringMatching(/^attachment/),
    });
    await forgotten(async () => {
      expect(await asked(id, 'PDF')).toEqual(picture);
      expect(await asked(id, 'XML')).toEqual(xml);
    });
  });

  it('are said to be away while the provider gives none, and asked for by an invoice with a number', async () => {
    const id = await issued();
    await forgotten(async () => {
      await expect(asked(id, 'PDF')).rejects.toMatchObject({ code: 'INVOICE_PDF_UNAVAILABLE' });
      await expect(asked(id, 'XML')).rejects.toMatchObject({ code: 'INVOICE_XML_UNAVAILABLE' });
    });
    const { _id } = await issueReceipt(make.fresh(make.cashier), (await make.paid()).BienLai_Id);
    await expect(asked(_id, 'XML')).rejects.toMatchObject({ code: 'STATE_CHANGED' });
  });
});
