import { describe, expect, it } from 'vitest';
import { startFaultOf } from './start-fault.ts';

const faultOf = (...lines: string[]) => startFaultOf('/data/postgres', 'it ended with code 1', lines);

describe('failed start of PostgreSQL', () => {
  it.each([
    ['FATAL:  data directory "/data/postgres" has wrong ownership', 'unusable', 'another system user'],
    ['FATAL:  could not open file "global/pg_control": Permission denied', 'unusable', 'another system user'],
    ['FATAL:  could not access directory "/data/postgres": Permission denied', 'unusable', 'another system user'],
    ['FATAL:  could not write file "x": Operation not permitted', 'unusable', 'another system user'],
    ['FATAL:  data directory "/data/postgres" has invalid permissions', 'unusable', 'chmod 700 /data/postgres'],
    ['FATAL:  could not write lock file: No space left on device', 'unusable', 'is full'],
    ['FATAL:  could not extend file: Disk quota exceeded', 'unusable', 'is full'],
    ['FATAL:  could not create lock file: Read-only file system', 'unusable', 'mounted read-only'],
    ['PANIC:  could not locate a valid checkpoint record', 'damaged', 'is damaged'],
    ['PANIC:  invalid checkpoint record', 'damaged', 'is damaged'],
    ['PANIC:  invalid primary checkpoint record', 'damaged', 'is damaged'],
    ['postgres: could not find the database system', 'damaged', 'is damaged'],
    ['FATAL:  could not read file "global/pg_control": read 12 of 296', 'damaged', 'is damaged'],
    ['FATAL:  could not open file "global/1": No such file or directory', 'damaged', 'is damaged'],
    ['FATAL:  could not open directory "pg_notify": No such file or directory', 'damaged', 'is damaged'],
    ['FATAL:  "/data/postgres" is not a valid data directory', 'damaged', 'is damaged'],
    ['FATAL:  calculated CRC checksum does not match value stored in file', 'damaged', 'is damaged'],
    ['FATAL:  invalid data in file "PG_VERSION"', 'damaged', 'is damaged'],
  ])('is explained from its output: %s', (said, code, sentence) => {
    const fault = faultOf('LOG:  starting', said, 'LOG:  shut down');
    expect(fault.code).toBe(`data_directory_${code}`);
    expect(fault.message).toContain(sentence);
    expect(fault.message).toContain('/data/postgres');
  });

  it('may be due to a folder of another version, and both versions are named', () => {
    const fault = faultOf(
      'DETAIL:  The data directory was initialized by PostgreSQL version 17, which is not compatible with this version 18.1.',
    );
    expect(fault.code).toBe('data_directory_of_another_version');
    expect(fault.message).toContain(
      'was made by PostgreSQL 17, and this program brings 18.1: start it with the Ironcart',
    );
  });

  it('is otherwise reported with its last five lines of output', () => {
    const fault = faultOf('one', 'two', 'three', 'four', 'five', 'six', 'seven');
    expect(fault).toMatchObject({
      code: 'start_failed',
      message: 'The embedded database did not start (it ended with code 1): three four five six seven',
    });
    expect(faultOf().message).toBe('The embedded database did not start (it ended with code 1):');
  });
});
