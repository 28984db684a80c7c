import type { Socket } from 'node:net';
import dimse from 'dcmjs-dimse';
import { v7 } from 'uuid';
import type { Ctx } from '../../engine/context.ts';
import { plainAddress } from '../../engine/http/plainAddress.ts';
import { type ContextSource, emptyContext } from '../../engine/http/requestContext.ts';
import { isUid } from './header.ts';
import { type Modality, noteError, noteRefused, noteSeen } from './modalities.ts';
import { type Receiver, receiver } from './receiving.ts';
import { keepPicture, type Outcome } from './store.ts';
import { SharedCommand, WorklistAnswer } from './worklistBytes.ts';

const { constants, responses, Scp, Dataset } = dimse;
const { Status, SopClass, PresentationContextResult, RejectReason, RejectResult, RejectSource } = constants;
const { CEchoResponse, CFindResponse, CStoreResponse } = responses;

/** Everything that a picture may be encoded in and a viewer decodes; what is not compressed comes first. */
const encodings = [
  '1.2.840.10008.1.2.1', // explicit little endian
  '1.2.840.10008.1.2', // implicit little endian
  '1.2.840.10008.1.2.4.50', // JPEG baseline
  '1.2.840.10008.1.2.4.51', // JPEG extended
  '1.2.840.10008.1.2.4.57', // JPEG lossless
  '1.2.840.10008.1.2.4.70', // JPEG lossless, first order
  '1.2.840.10008.1.2.4.80', // JPEG-LS lossless
  '1.2.840.10008.1.2.4.81', // JPEG-LS
  '1.2.840.10008.1.2.4.90', // JPEG 2000 lossless
  '1.2.840.10008.1.2.4.91', // JPEG 2000
  '1.2.840.10008.1.2.5', // RLE
];

/** Storage classes; those of MPPS and of query are none. */
const isStorage = (uid: string) => uid.startsWith('1.2.840.10008.5.1.4.1.1.');

/** How the service talks with a modality. */
export type Talk = {
  source: ContextSource;
  /** The modalities in use now. */
  modalities: () => readonly Modality[];
  /** The answers of the worklist: elements of each line. */
  worklist: (
    ctx: Ctx,
    modality: Modality,
    asked: Record<string, unknown>,
  ) => Promise<Record<string, unknown>[]>;
  /** The caller of a line turned out to be a modality. */
  known: (socket: Socket) => void;
};

/** One association: who calls is known by AE title and address, else it is refused and told on the screen. */
export function answerAssociation(
  socket: Socket,
  { source, modalities, worklist, known: tellKnown }: Talk,
): void {
  const ctx = (): Ctx => emptyContext(source, v7());
  const failed = (what: string) => (error: unknown) => source.logger.error({ err: error }, what);
  let caller: Modality | null = null;
  let associated: InstanceType<typeof dimse.association.Association> | null = null;
  let picture: Receiver | null = null;
  const later = (work: Promise<unknown>) => void work.catch(failed('the state of a modality'));

  class Association extends Scp {
    override associationRequested(association: InstanceType<typeof dimse.association.Association>): void {
      const [MaAE, AESen] = [association.getCallingAeTitle().trim(), association.getCalledAeTitle().trim()];
      const DiaChi = plainAddress(socket.remoteAddress) ?? '';
      const known = modalities().find((one) => one.MaAE === MaAE);
      const LyDo = !known
        ? 'MayLa'
        : known.DiaChi && known.DiaChi !== DiaChi
          ? 'SaiDiaChi'
          : known.AESen !== AESen
            ? 'SaiAESen'
            : null;
      if (LyDo || !known) {
        later(noteRefused(ctx(), { MaAE: kept(MaAE), AESen: kept(AESen), DiaChi, LyDo: LyDo ?? 'MayLa' }));
        const reason =
          LyDo === 'SaiAESen' ? RejectReason.CalledAeNotRecognized : RejectReason.CallingAeNotRecognized;
        this.sendAssociationReject(RejectResult.Permanent, RejectSource.ServiceUser, reason);
        return;
      }
      caller = known;
      tellKnown(socket);
      associated = association;
      later(noteSeen(ctx(), known._id, 'lien_ket_luc'));
      for (const { context } of association.getPresentationContexts()) {
        const wanted = context.getAbstractSyntaxUid();
        const taken =
          wanted === SopClass.Verification || wanted === SopClass.ModalityWorklistInformationModelFind
            ? encodings.slice(0, 2)
            : isStorage(wanted)
              ? encodings
              : [];
        const offered = context.getTransferSyntaxUids();
        const chosen = taken.find((one) => offered.includes(one));
        if (chosen) context.setResult(PresentationContextResult.Accept, chosen);
        else if (taken.length === 0)
          context.setResult(PresentationContextResult.RejectAbstractSyntaxNotSupported);
        else context.setResult(PresentationContextResult.RejectTransferSyntaxesNotSupported);
      }
      this.sendAssociationAccept();
    }

    override associationReleaseRequested(): void {
      this.sendAssociationReleaseResponse();
    }

    override cEchoRequest(
      request: InstanceType<typeof dimse.requests.CEchoRequest>,
      callback: (response: InstanceType<typeof CEchoResponse>) => void,
    ): void {
      const response = CEchoResponse.fromRequest(request);
      response.setStatus(Status.Success);
      callback(response);
    }

    override createStoreWritableStream(
      context: InstanceType<typeof dimse.association.PresentationContext>,
      request: InstanceType<typeof dimse.requests.CStoreRequest>,
    ) {
      picture = receiver(source, {
        LoaiSOP: uidOf(request.getAffectedSopClassUid()),
        SOPUID: uidOf(request.getAffectedSopInstanceUid()),
        CuPhap: context.getAcceptedTransferSyntaxUid() ?? encodings[1] ?? '',
      });
      return picture.stream;
    }

    /** The data stay as they came: nothing is decoded but the head, from the file. */
    override createDatasetFromStoreWritableStream(
      _stream: unknown,
      _context: unknown,
      callback: (dataset: InstanceType<typeof Dataset>) => void,
    ): void {
      callback(new Dataset({}));
    }

    override cStoreRequest(
      request: InstanceType<typeof dimse.requests.CStoreRequest>,
      callback: (response: InstanceType<typeof CStoreResponse>) => void,
    ): void {
      const [modality, came] = [caller, picture];
      picture = null;
      const response = CStoreResponse.fromRequest(request);
      const answer = (status: number) => {
        response.setStatus(status);
        callback(response);
      };
      if (!modality || !came) return void answer(Status.ProcessingFailure);
      const keep = async () => {
        const SOPUID = uidOf(request.getAffectedSopInstanceUid());
        const outcome = await keepPicture(ctx(), modality, SOPUID, await came.whole());
        const fault = errorOf[outcome];
        await noteSeen(ctx(), modality._id, 'anh_cuoi_luc');
        if (fault) await noteError(ctx(), modality._id, fault);
        // what lies aside is kept: the modality need not send it again
        answer(outcome === 'unreadable' ? cannotUnderstand : Status.Success);
      };
      keep().catch((error: unknown) => {
        failed('a picture of a modality')(error);
        later(noteError(ctx(), modality._id, 'DICOM_NOT_STORED'));
        answer(outOfResources);
      });
    }

    override cFindRequest(
      request: InstanceType<typeof dimse.requests.CFindRequest>,
      callback: (responses: InstanceType<typeof CFindResponse>[]) => void,
    ): void {
      const modality = caller;
      const answer = (status: number) => {
        const response = CFindResponse.fromRequest(request);
        response.setAffectedSopClassUid(SopClass.ModalityWorklistInformationModelFind);
        response.setStatus(status);
        return response;
      };
      const syntax = associated
        ?.getAcceptedPresentationContextFromRequest(request)
        ?.getAcceptedTransferSyntaxUid();
      let command: InstanceType<typeof SharedCommand> | null = null;
      const lineAnswer = (elements: Record<string, unknown>) => {
        const response = answer(Status.Pending);
        response.setDataset(new WorklistAnswer(elements, syntax));
        command ??= new SharedCommand(response.getCommandDataset().getElements());
        response.setCommandDataset(command);
        return response;
      };
      if (!modality) return void callback([answer(Status.ProcessingFailure)]);
      const find = async () => {
        await noteSeen(ctx(), modality._id, 'danh_sach_luc');
        const lines = await worklist(ctx(), modality, request.getDataset()?.getElements() ?? {});
        callback([...lines.map(lineAnswer), answer(Status.Success)]);
      };
      find().catch((error: unknown) => {
        failed('the worklist of a modality')(error);
        callback([answer(Status.ProcessingFailure)]);
      });
    }

    override cCancelRequest(): void {
      // a worklist is answered at once: there is nothing left to cancel
    }

    override abort(): void {
      socket.destroy();
    }
  }

  const association = new Association(socket, { connectTimeout: 60_000 });
  // a caller that was let in counts as connected from the first byte on
  Object.assign(association, { connected: true, connectedTime: Date.now() });
  association.on('networkError', () => socket.destroy());
  socket.on('close', () => picture?.stream.destroy(new Error('the modality went away')));
}

/** DICOM PS3.4 B.2.3: cannot understand; out of resources. */
const cannotUnderstand = 0xc000;
const outOfResources = 0xa700;

const errorOf: Partial<Record<Outcome, string>> = { aside: 'DICOM_ASIDE', unreadable: 'DICOM_UNREADABLE' };

const uidOf = (text: string | undefined) => (text && isUid(text.trim()) ? text.trim() : '0.0');

/** What a stranger calls itself, as a screen may show it. */
const kept = (title: string) => title.replace(/[^ -~]/g, '?').slice(0, 16);
