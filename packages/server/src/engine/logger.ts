import { type Logger, pino } from 'pino';

/** Fields that may hold personal data: they never reach a log. */
const redacted = [
  'password',
  '*.password',
  '*.newPassword',
  '*.currentPassword',
  'token',
  '*.token',
  'variables',
  '*.variables',
  'TenBenhNhan',
  '*.TenBenhNhan',
  'SoTheBHYT',
  '*.SoTheBHYT',
  'CMNDHoacHoChieu',
  '*.CMNDHoacHoChieu',
  'SoDienThoai',
  '*.SoDienThoai',
  'req.headers',
  'err.query',
  'err.params',
  'err.parameters',
  'err.detail',
  'err.cause.detail',
];

/** The log of this process: JSON lines on standard error, personal data left out. */
export function openLogger(level: string): Logger {
  return pino(
    {
      level,
      redact: { paths: redacted, censor: '[redacted]' },
      serializers: {
        err: (error: Error & { code?: string; cause?: { message?: string; code?: string } }) => ({
          type: error.name,
          // a query's text is safe, its values are not: the driver puts values after "params:"
          message: error.message.split('\nparams:')[0],
          code: error.code ?? error.cause?.code,
          cause: error.cause?.message,
          stack: error.stack?.split('\nparams:')[0],
        }),
      },
    },
    pino.destination({ fd: 2, sync: true }),
  );
}
