import { useApolloClient, useMutation } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import type { Share } from '@sen/domain/exemptions/grants';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { errorDetails, issuesOf, userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { useReferralQuestion } from '../reception/useReferralQuestion.ts';
import {
  CashierAllocateDocument,
  CashierCancelDocument,
  CashierChangePayerDocument,
  CashierCollectDocument,
  CashierCompleteDocument,
  CashierConfirmInsuranceDocument,
  CashierCorrectDrugLineDocument,
  CashierCorrectLineDocument,
  CashierExemptDocument,
  type CashierReceiptFragment,
  CashierRefundDocument,
  CashierRemoveDocument,
  CashierReopenDocument,
  CashierReopenInsuranceDocument,
  CashierReturnAdvanceDocument,
  CashierTakeBackPostingsDocument,
  CashierTakeVoucherOffDocument,
  CashierUseVoucherDocument,
  CashierWorkOutAnewDocument,
} from './acts.main.gen.ts';
import type { LineCorrection } from './correction.ts';
import type { Refuse } from './fieldFaults.ts';
import { CashierRefundPackageDocument, type PackageRefundFragment } from './packageRefund.main.gen.ts';
import type { NewPayer } from './payer.ts';
import { givenOf, type Payment, partsOf } from './payment.ts';
import type { RefundChoice } from './refundChoice.ts';
import { useAccounts } from './useAccounts.ts';
import type { BillLine, Visit } from './useBill.ts';
import { useMethods } from './useMethods.ts';
import { usePriceQuestion } from './usePriceQuestion.tsx';
import {
  CashierAccountNowDocument,
  CashierAdvanceReturnedDocument,
  CashierMayChangePayerDocument,
  CashierTakeBackAllDocument,
} from './visitActs.main.gen.ts';

/**
 * The acts of the cashier on a visit. Each answers whether it was done; a refusal is told, and the bill read again. An act keeps its
 * request id until it is done, so that pressing twice, or again after a lost answer, makes one receipt.
 */
export function useCashierActs(visit: Visit | null, refetch: () => Promise<void>) {
  const { t } = useTranslation('cashier');
  const { message } = useNotices();
  const askReferral = useReferralQuestion();
  const priced = usePriceQuestion();
  const methods = useMethods();
  const { usual } = useAccounts();
  const requests = useRequestIds();
  const client = useApolloClient();
  const [collectMutation, collecting] = useMutation(CashierCollectDocument);
  const [cancel] = useMutation(CashierCancelDocument);
  const [refundMutation, refunding] = useMutation(CashierRefundDocument);
  const [packageMutation, givingBack] = useMutation(CashierRefundPackageDocument);
  const [returnMutation, returning] = useMutation(CashierReturnAdvanceDocument);
  const [allocate, allocating] = useMutation(CashierAllocateDocument);
  const [exemptMutation] = useMutation(CashierExemptDocument);
  const [remove] = useMutation(CashierRemoveDocument);
  const [complete] = useMutation(CashierCompleteDocument);
  const [workOutAnew] = useMutation(CashierWorkOutAnewDocument);
  const [reopen] = useMutation(CashierReopenDocument);
  const [confirmInsurance] = useMutation(CashierConfirmInsuranceDocument);
  const [reopenInsurance] = useMutation(CashierReopenInsuranceDocument);
  const [takeBack] = useMutation(CashierTakeBackPostingsDocument);
  const [takeBackAll] = useMutation(CashierTakeBackAllDocument);
  const [correct] = useMutation(CashierCorrectLineDocument);
  const [correctDrug] = useMutation(CashierCorrectDrugLineDocument);
  const [changePayer] = useMutation(CashierChangePayerDocument);

  const [voucherMutation] = useMutation(CashierUseVoucherDocument);
  const [voucherOff] = useMutation(CashierTakeVoucherOffDocument);

  const guarded = async <T>(
    key: string,
    act: (requestId: string) => Promise<T>,
    refuse: Refuse = () => false,
  ): Promise<T | null> => {
    try {
      const answer = await act(requests.of(key));
      requests.done(key);
      await refetch();
      return answer;
    } catch (error) {
      const issues = issuesOf(error);
      const words = issues.map((issue) => errorText(issue.code, currentLanguage(), issue.details));
      if (!refuse(issues)) message.error(words.length > 0 ? words.join(' · ') : userMessage(error), 5);
      await refetch().catch(() => undefined);
      return null;
    }
  };
  /** Says what was done, with the number of its receipt. */
  const announceDone = (what: string, receipt: CashierReceiptFragment | null | undefined) => {
    if (receipt) message.success(t(`done.${what}`, { code: receipt.MaBienLai }));
    return receipt ?? null;
  };
  const paid = (payment: Payment, amount: string) =>
    partsOf(payment, amount).map(({ kind, SoTien }) => ({
      HinhThucThanhToan_Id: methods[kind] ?? '',
      SoTien,
      TaiKhoanNganHang_Id: kind === 'ChuyenKhoan' ? (payment.account ?? usual) : null,
      MaGiaoDich: kind === 'TienMat' ? null : payment.references[kind]?.trim() || null,
    }));
  const own = { TiepNhan_Id: visit?.TiepNhan_Id ?? '', BenhNhan_Id: visit?.BenhNhan_Id ?? '' };
  const { TiepNhan_Id } = own;

  return {
    ready: Object.keys(methods).length > 0,
    busy: [collecting, refunding, givingBack, returning, allocating].some((one) => one.loading),
    collect: async (
      lines: readonly BillLine[],
      amount: string,
      payment: Payment,
    ): Promise<CashierReceiptFragment | null> => {
      const ids = lines.map((line) => line._id);
      const answer = await guarded(`collect ${TiepNhan_Id} ${amount} ${ids.join()}`, (requestId) =>
        priced((xacNhanGia) =>
          collectMutation({
            variables: {
              input: {
                ...{ requestId, ...own, xacNhanGia, VienPhiDong_Ids: ids },
                thanhToans: paid(payment, amount),
                TienKhachDua: givenOf(payment, amount),
              },
            },
          }),
        ),
      );
      const receipt = answer?.data?.bienLai ?? null;
      if (receipt) message.success(t('collected', { code: receipt.MaBienLai }));
      return receipt;
    },
    advance: (amount: string, payment: Payment) =>
      guarded(`advance ${TiepNhan_Id} ${amount}`, async (requestId) => {
        const input = {
          requestId,
          ...own,
          LoaiBienLai: 'TamUng' as const,
          SoTien: amount,
          thanhToans: paid(payment, amount),
        };
        const receipt = announceDone(
          'tamUng',
          (await collectMutation({ variables: { input } })).data?.bienLai,
        );
        for (const { MaVoucher, NoiDung } of receipt?.vouchers ?? [])
          message.success(t('done.voucher', { code: MaVoucher, says: NoiDung }), 10);
        return receipt;
      }),
    allocate: () =>
      guarded(`allocate ${TiepNhan_Id}`, (requestId) =>
        priced((xacNhanGia) => allocate({ variables: { input: { requestId, TiepNhan_Id, xacNhanGia } } })),
      ),
    returnAdvance: (amount: string, payment: Payment) =>
      guarded(`return ${TiepNhan_Id} ${amount}`, async (requestId) => {
        const input = { requestId, TiepNhan_Id, thanhToans: paid(payment, amount) };
        return announceDone('hoanUng', (await returnMutation({ variables: { input } })).data?.bienLai);
      }),
    refund: ({ dongs, amount }: RefundChoice, payment: Payment, LyDo: string, refuse: Refuse) =>
      guarded(
        `refund ${dongs.map((one) => one.VienPhiDong_Id).join()} ${amount}`,
        async (requestId) => {
          const input = { requestId, TiepNhan_Id, dongs, LyDo, thanhToans: paid(payment, amount) };
          return announceDone('hoanTien', (await refundMutation({ variables: { input } })).data?.bienLai);
        },
        refuse,
      ),
    /** Gives the package of a line back as it was shown. */
    refundPackage: (
      line: BillLine,
      { soTien, phans }: PackageRefundFragment,
      payment: Payment,
      LyDo: string,
    ) =>
      guarded(`package ${line._id} ${soTien}`, async (requestId) => {
        const input = {
          ...{ requestId, TiepNhan_Id, VienPhiDong_Id: line._id, LyDo },
          dongs: phans.map(({ VienPhiDong_Id, version }) => ({ VienPhiDong_Id, version })),
          thanhToans: Number(soTien) > 0 ? paid(payment, soTien) : [],
        };
        const receipt = (await packageMutation({ variables: { input } })).data?.bienLai ?? null;
        if (!receipt) message.success(t('package.settled'));
        return announceDone('hoanGoi', receipt) ?? true;
      }),
    cancel: (id: string, LyDo: string) =>
      guarded(`cancel ${id}`, async () =>
        announceDone('huy', (await cancel({ variables: { id, LyDo } })).data?.bienLai),
      ),
    exempt: (line: BillLine, share: Share, LyDo: string, refuse: Refuse) =>
      guarded(
        `exempt ${line._id} ${share.PhanTram ?? ''} ${share.SoTien ?? ''}`,
        (requestId) =>
          exemptMutation({
            variables: {
              input: { requestId, TiepNhan_Id, dongs: [{ VienPhiDong_Id: line._id, ...share }], LyDo },
            },
          }),
        refuse,
      ),
    /** Uses a voucher; `tell` gets the words of a refusal. */
    applyVoucher: (MaVoucher: string, tell: (fault: string) => void) =>
      guarded(`voucher ${TiepNhan_Id} ${MaVoucher}`, async (requestId) => {
        try {
          return await voucherMutation({ variables: { input: { requestId, TiepNhan_Id, MaVoucher } } });
        } catch (error) {
          tell(userMessage(error));
          return null;
        }
      }),
    takeVoucherOff: (Voucher_Id: string) =>
      guarded(`voucher off ${Voucher_Id}`, () => voucherOff({ variables: { TiepNhan_Id, Voucher_Id } })),
    remove: (line: BillLine, LyDo: string) =>
      guarded(`remove ${line._id}`, () => remove({ variables: { ids: [line._id], LyDo } })),
    takeBackPostings: (line: BillLine, LyDo: string) =>
      guarded(`take back ${line._id}`, () =>
        takeBack({ variables: { input: { TiepNhan_Id, VienPhiDong_Ids: [line._id], LyDo } } }),
      ),
    /** Takes every posting of an account back. */
    takeBackAll: async (mTransactionId: string, LyDo: string) => {
      const done = await guarded(`take back all ${TiepNhan_Id}`, () =>
        takeBackAll({ variables: { mTransactionId, LyDo } }),
      );
      if (done) message.success(t('done.huyHachToanTatCa'));
      return done;
    },
    /** Whether the payer may be changed as the server has it now; a refusal is said. */
    mayChangePayer: async (): Promise<boolean> => {
      const answer = await guarded(`may change payer ${TiepNhan_Id}`, () =>
        client.query({
          query: CashierMayChangePayerDocument,
          variables: { TiepNhan_Id },
          fetchPolicy: 'network-only',
        }),
      );
      const refusal = answer?.data?.quyen.refusal ?? null;
      if (refusal) message.error(errorText(refusal, currentLanguage()));
      return answer !== null && refusal === null;
    },
    /** What is posted of an account as the server has it now; null when it cannot be told, or when nothing is, which is said. */
    postedNow: async (id: string): Promise<string | null> => {
      const answer = await guarded(`posted ${id}`, () =>
        client.query({ query: CashierAccountNowDocument, variables: { id }, fetchPolicy: 'network-only' }),
      );
      const posted = answer?.data?.vienPhi?.HachToan ?? null;
      if (posted !== null && Number(posted) > 0) return posted;
      if (answer) message.warning(t('nothingPosted'));
      return null;
    },
    /** Whether the advance can still be handed back: another desk may have done so since the bill was read, which is said. */
    mayReturnAdvance: async (): Promise<boolean> => {
      const answer = await guarded(`may return ${TiepNhan_Id}`, () =>
        client.query({
          query: CashierAdvanceReturnedDocument,
          variables: { TiepNhan_Id },
          fetchPolicy: 'network-only',
        }),
      );
      if (answer?.data?.daHoan) message.warning(t('advanceReturnedMeanwhile'));
      return answer?.data?.daHoan === false;
    },
    /** Corrects a line: of a drug or supply everything but the quantity. */
    correct: (line: BillLine, { SoLuong, ...change }: LineCorrection, LyDo: string, refuse: Refuse) =>
      guarded(
        `correct ${line._id}`,
        async (): Promise<unknown> => {
          const input = { VienPhiDong_Id: line._id, version: line.version, ...change, LyDo };
          if (line.source === 'Thuoc') return correctDrug({ variables: { input } });
          return correct({ variables: { input: { ...input, ...(SoLuong ? { SoLuong } : {}) } } });
        },
        refuse,
      ),
    changePayer: async (payer: NewPayer, refuse: Refuse) => {
      const send = (accepted: { chapNhanGiayChuyen?: boolean }) =>
        changePayer({ variables: { input: { TiepNhan_Id, ...payer, ...accepted } } });
      const done = await guarded(
        `payer ${TiepNhan_Id}`,
        () =>
          send({}).catch(async (error: unknown) => {
            const { confirm, NgayGiayChuyen } = errorDetails(error);
            if (confirm !== 'chapNhanGiayChuyen') throw error;
            return (await askReferral(NgayGiayChuyen)) ? send({ chapNhanGiayChuyen: true }) : null;
          }),
        refuse,
      );
      if (done) message.success(t('payerChanged'));
      return done;
    },
    complete: async () => {
      const done = await guarded(`complete ${TiepNhan_Id}`, () => complete({ variables: { TiepNhan_Id } }));
      if (done) message.success(t('done.hoanTat'));
      return done;
    },
    workOutAnew: () => guarded(`work out ${TiepNhan_Id}`, () => workOutAnew({ variables: { TiepNhan_Id } })),
    confirmInsurance: async () => {
      const done = await guarded(`confirm ${TiepNhan_Id}`, () =>
        confirmInsurance({ variables: { TiepNhan_Id } }),
      );
      if (done) message.success(t('insuranceConfirmed'));
      return done;
    },
    reopenInsurance: (LyDo: string) =>
      guarded(`reopen insurance ${TiepNhan_Id}`, () =>
        reopenInsurance({ variables: { input: { TiepNhan_Id, LyDo } } }),
      ),
    reopen: (LyDo: string) =>
      guarded(`reopen ${TiepNhan_Id}`, () => reopen({ variables: { input: { TiepNhan_Id, LyDo } } })),
  };
}

export type CashierActs = ReturnType<typeof useCashierActs>;
