export { type BackupSize, UnusableBackupError } from './backup-format.ts';
export { type RestoreOptions, restoreBackup } from './restore-backup.ts';
export { type BackupOptions, writeBackup } from './write-backup.ts';
