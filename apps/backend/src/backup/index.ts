export { type BackupSize, UnusableBackupError } from './backup-format.ts';
export { type RestoreOptions, readBackupHeader, restoreBackup } from './restore-backup.ts';
export { type BackupOptions, NoStoreError, writeBackup } from './write-backup.ts';
