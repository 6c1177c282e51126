import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '#server/base/config.ts';
import { openStorage } from '#server/storage/storage.ts';

/** A process that opens a file storage as another user, and stores a file: `stored-as.ts DATA_DIR UID`. */

const [dataDir = '', uid = ''] = process.argv.slice(2);
const config = readConfig({ DATA_DIR: dataDir });
process.setgroups?.([]);
process.setgid?.(Number(uid));
process.setuid?.(Number(uid));
const storage = await openStorage(config);
const file = path.join(storage.temporaryFolder, 'new.part');
await writeFile(file, 'new', { mode: 0o644 });
await storage.put('evidence/7/new.pdf', file, 'application/pdf');
