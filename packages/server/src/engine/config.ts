import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { readS3, type S3Settings, s3Schema } from './storage/s3Settings.ts';

export const services = ['auth', 'main', 'pharmacy', 'print'] as const;
export type ServiceName = (typeof services)[number];

/** What a node may run: the services of the API, and those which speak with the devices of the laboratory and with modalities. */
export const runnable = [...services, 'devices', 'dicom'] as const;
type Runnable = (typeof runnable)[number];

const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');

/** Every setting comes from the environment; docs/operations.md lists them with their defaults. */
const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(8080),
  HOST: z.string().default('0.0.0.0'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  SEN_WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  SEN_REPORT_POOL: z.coerce.number().int().min(1).max(50).default(2),
  SEN_REPORT_SECONDS: z.coerce.number().min(0.1).max(3600).default(30),
  SEN_DATA: z.string().optional(),
  SEN_BACKUPS: z.string().optional(),
  ...s3Schema,
  SEN_SERVICES: z.string().default(runnable.join(',')),
  SEN_DICOM_PORT: z.coerce.number().int().min(1).max(65535).default(11112),
  SEN_MODE: z.enum(['production', 'development']).default('production'),
  SEN_SYSTEM_TYPE: z.enum(['BENH_VIEN', 'PHONG_MACH', 'SPA']).default('BENH_VIEN'),
  SEN_SEED: z.enum(['demo', 'base', 'none']).default('demo'),
  SEN_DEMO_VISITS: z.enum(['on', 'off']).default('on'),
  SEN_DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  SEN_SESSION_HOURS: z.coerce.number().positive().max(720).default(12),
  SEN_SESSION_CACHE_MS: z.coerce.number().int().min(0).max(60_000).default(2000),
  SEN_MASTER_CACHE_MS: z.coerce.number().int().min(0).max(60_000).default(2000),
  SEN_SECRET_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits')
    .optional(),
  SEN_NEWER_DATABASE: z.enum(['refuse', 'accept']).default('refuse'),
  SEN_RENAME_CODES: z.enum(['refuse', 'accept']).default('refuse'),
  SEN_SEAL_KEY: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits')
    .optional(),
  SEN_SEAL_FILE: z.string().optional(),
  SEN_LOG_MONTHS: z.coerce.number().int().min(12).max(1200).default(120),
  SEN_BACKUP_ENCRYPTION: z.enum(['on', 'off']).default('off'),
  SEN_RATE_LIMIT: z.coerce.number().int().positive().default(3000),
  SEN_RATE_LIMIT_ADDRESS: z.coerce.number().int().positive().default(600),
  SEN_METRICS_TOKEN: z.string().min(16).optional(),
  SEN_OUTSIDE_SECONDS: z.coerce.number().min(0.1).max(60).default(8),
  SEN_SOCKET_SUBSCRIPTIONS: z.coerce.number().int().positive().default(50),
  SEN_SESSION_SUBSCRIPTIONS: z.coerce.number().int().positive().default(400),
  SEN_SESSION_SOCKETS: z.coerce.number().int().positive().default(20),
  SEN_SESSION_MESSAGES: z.coerce.number().int().positive().default(2000),
  SEN_ADDRESS_SOCKETS: z.coerce.number().int().positive().default(1000),
  SEN_SOCKET_INIT_MS: z.coerce.number().int().positive().max(60_000).default(10_000),
  SEN_SITE_URL: z
    .string()
    .refine(
      (text) => /^https:\/\/[^/?#]+\/?$/.test(text) && URL.canParse(text),
      'must be an address such as https://sen.example.vn',
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  SEN_TRUST_PROXY: z
    .string()
    .default('loopback')
    .transform((text) => text.split(',').map((one) => one.trim()))
    .superRefine((proxies, check) => {
      const wrong = proxies.find((one) => !isProxy(one));
      if (wrong !== undefined)
        check.addIssue({
          code: 'custom',
          message: `"${wrong}" is neither an address, a range such as 10.0.0.0/24 nor loopback`,
        });
    }),
  SEN_PRINT_WORKERS: z.coerce.number().int().min(1).max(32).default(2),
  SEN_PRINT_SECONDS: z.coerce.number().positive().max(60).default(5),
  SEN_PRINT_MEMORY_MB: z.coerce.number().int().min(64).max(8192).default(512),
  SEN_DISK_WARN_MB: z.coerce.number().int().min(0).default(1024),
  SEN_FILE_MAX_MB: z.coerce.number().positive().max(1024).default(25),
  SEN_INSURANCE_PORTAL: z.string().url().optional(),
  SEN_INSURANCE_USER: z.string().default('demo'),
  SEN_INSURANCE_PASSWORD: z.string().default('demo'),
  SEN_OUTSIDE_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
});

/** How much one socket, session and address may ask over sockets of this node. */
export type SocketLimits = {
  /** Subscriptions of one socket. */
  perSocket: number;
  /** Subscriptions of one session, on all its sockets. */
  subscriptions: number;
  /** Messages a minute of one session. */
  messages: number;
  /** Sockets of one session: the tabs of a browser. */
  perSession: number;
  /** Sockets of one address: the desks behind one router. */
  perAddress: number;
  /** Within so many milliseconds a socket names its session. */
  initMs: number;
};

export type Config = {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  databasePool: number;
  /** Processes that answer on the port; null for as many as the machine deserves. */
  workers: number | null;
  /** The copy of the database that reports are read from; the database itself when absent. */
  replicaUrl: string | undefined;
  /** Connections of this node for reports, and how long a report may take. */
  reports: { connections: number; ms: number };
  dataFolder: string;
  /** Where the bytes of files lie; null when they lie in the data folder. */
  s3: S3Settings | null;
  /** Where backups made by Sen itself lie. */
  backupFolder: string;
  services: readonly Runnable[];
  /** Where modalities call by DICOM, once one is in the catalogue. */
  dicomPort: number;
  development: boolean;
  systemType: 'BENH_VIEN' | 'PHONG_MACH' | 'SPA';
  seed: 'demo' | 'base' | 'none';
  /** Whether the demo gets its month of visits. */
  demoVisits: boolean;
  /** How long a node that is told to stop still answers while /ready says 503, in milliseconds. */
  drainMs: number;
  sessionHours: number;
  /** How long an opened session is kept in memory; 0 opens it for every request. */
  sessionCacheMs: number;
  /** How long facts of services, payers, places and parameters are kept in memory; 0 reads them for every act. */
  masterCacheMs: number;
  /** Key of the secrets that are kept encrypted, 64 hexadecimal digits; a file of the data folder when absent. */
  secretKey: string | undefined;
  /** Whether to start on a database that a newer Sen has worked on. */
  acceptNewer: boolean;
  /** Whether an upgrade renames codes of an earlier version that differ from another by letter case alone. */
  renameCodes: boolean;
  /** Key that signs the seals of the operation log and backups, 64 hexadecimal digits; a file of the data folder when absent. */
  sealKey: string | undefined;
  /** The file that only grows, in which each signed seal of the operation log is kept outside the database. */
  sealFile: string;
  /** How many months of the operation log stay in the database at least, besides the running one. */
  logMonths: number;
  /** Whether backups are encrypted with the site's key. */
  encryptBackups: boolean;
  /** Requests a minute of one session. */
  rateLimit: number;
  /** Requests a minute from one address without a session. */
  rateLimitAddress: number;
  /** What a watcher on another machine brings to read /metrics; without it this machine alone reads them. */
  metricsToken: string | undefined;
  /** How long a system outside may take for an answer, in milliseconds. */
  outsideMs: number;
  sockets: SocketLimits;
  /** The address that people open Sen at, as an origin; what their browser says when absent. */
  siteUrl: string | undefined;
  /** The proxies whose word about the caller's address is taken: addresses, CIDR ranges, `loopback`. */
  trustProxy: readonly string[];
  /** Compilers of print forms at once, and the seconds and the memory that one form may take. */
  printing: { workers: number; seconds: number; megabytes: number };
  /** Free bytes of the data folder's disk below which somebody is warned. */
  diskWarnBytes: number;
  fileMaxBytes: number;
  /** Address of the insurance portal; the demo's simulator when absent. */
  insurancePortal: string | undefined;
  insuranceUser: string;
  insurancePassword: string;
  /** Hosts inside the site's own network that addresses typed on the settings screen may name, over http as well. */
  outsideHosts: readonly string[];
  /** What is really asked for a host, by its name: the simulators of the demo and of tests; set while Sen starts. */
  standIns: Readonly<Record<string, string>>;
  logLevel: string;
};

/** A setting that cannot be used; the message names it and says why, in one line. */
export class ConfigError extends Error {}

/** Reads and checks the settings. Throws ConfigError naming the first bad one. */
export function readConfig(env: Record<string, string | undefined>, projectFolder: string): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`Setting ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`);
  }
  const value = parsed.data;
  const wanted = value.SEN_SERVICES.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !runnable.some((service) => service === name));
  if (unknown !== undefined) {
    throw new ConfigError(
      `Setting SEN_SERVICES: unknown service "${unknown}" (choose from ${runnable.join(', ')})`,
    );
  }
  const dataFolder = path.resolve(value.SEN_DATA ?? defaultDataFolder(projectFolder));
  return {
    port: value.PORT,
    host: value.HOST,
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    workers: value.SEN_WORKERS ?? (value.SEN_MODE === 'development' ? 1 : null),
    replicaUrl: value.DATABASE_REPLICA_URL,
    reports: { connections: value.SEN_REPORT_POOL, ms: value.SEN_REPORT_SECONDS * 1000 },
    dataFolder,
    s3: readS3(value, (message) => new ConfigError(message)),
    backupFolder: path.resolve(value.SEN_BACKUPS ?? path.join(dataFolder, 'backups')),
    services: runnable.filter((service) => wanted.includes(service)),
    dicomPort: value.SEN_DICOM_PORT,
    development: value.SEN_MODE === 'development',
    systemType: value.SEN_SYSTEM_TYPE,
    seed: value.SEN_SEED,
    demoVisits: value.SEN_DEMO_VISITS === 'on',
    drainMs: value.SEN_DRAIN_SECONDS * 1000,
    sessionHours: value.SEN_SESSION_HOURS,
    sessionCacheMs: value.SEN_SESSION_CACHE_MS,
    masterCacheMs: value.SEN_MASTER_CACHE_MS,
    secretKey: value.SEN_SECRET_KEY,
    acceptNewer: value.SEN_NEWER_DATABASE === 'accept',
    renameCodes: value.SEN_RENAME_CODES === 'accept',
    sealKey: value.SEN_SEAL_KEY,
    sealFile: path.resolve(value.SEN_SEAL_FILE ?? path.join(dataFolder, 'audit-seals.log')),
    logMonths: value.SEN_LOG_MONTHS,
    encryptBackups: value.SEN_BACKUP_ENCRYPTION === 'on',
    rateLimit: value.SEN_RATE_LIMIT,
    rateLimitAddress: value.SEN_RATE_LIMIT_ADDRESS,
    metricsToken: value.SEN_METRICS_TOKEN,
    outsideMs: value.SEN_OUTSIDE_SECONDS * 1000,
    sockets: {
      perSocket: value.SEN_SOCKET_SUBSCRIPTIONS,
      subscriptions: value.SEN_SESSION_SUBSCRIPTIONS,
      messages: value.SEN_SESSION_MESSAGES,
      perSession: value.SEN_SESSION_SOCKETS,
      perAddress: value.SEN_ADDRESS_SOCKETS,
      initMs: value.SEN_SOCKET_INIT_MS,
    },
    siteUrl: value.SEN_SITE_URL,
    trustProxy: value.SEN_TRUST_PROXY,
    printing: {
      workers: value.SEN_PRINT_WORKERS,
      seconds: value.SEN_PRINT_SECONDS,
      megabytes: value.SEN_PRINT_MEMORY_MB,
    },
    diskWarnBytes: value.SEN_DISK_WARN_MB * 1024 * 1024,
    fileMaxBytes: Math.round(value.SEN_FILE_MAX_MB * 1024 * 1024),
    insurancePortal: value.SEN_INSURANCE_PORTAL,
    insuranceUser: value.SEN_INSURANCE_USER,
    insurancePassword: value.SEN_INSURANCE_PASSWORD,
    outsideHosts: value.SEN_OUTSIDE_HOSTS,
    standIns: {},
    logLevel: value.LOG_LEVEL,
  };
}

/** `loopback`, an address, or a range of addresses; the range of everybody is none. */
function isProxy(text: string): boolean {
  if (text === 'loopback') return true;
  const [address = '', range, ...more] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  const fits =
    range === undefined || (/^\d{1,3}$/.test(range) && Number(range) >= 1 && Number(range) <= bits);
  return isIP(address) > 0 && fits && more.length === 0;
}

/**
 * Beside the project for an ordinary user. As root elsewhere: the bundled PostgreSQL runs as another user then, which
 * may not be able to enter the project's folder. The folder's name keeps two clones apart.
 */
function defaultDataFolder(projectFolder: string): string {
  if (process.getuid?.() !== 0) return path.join(projectFolder, '.sen');
  let hash = 0;
  for (const char of projectFolder) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return path.join('/var/lib', 'sen', hash.toString(36));
}
