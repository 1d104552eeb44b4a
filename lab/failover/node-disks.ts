import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ClusterPlace, folderOf, type NodeName, nodeNames } from '../../scripts/cluster/cluster-place.ts';

const run = (command: string, ...words: readonly string[]): void => {
  execFileSync(command, [...words], { stdio: ['ignore', 'ignore', 'inherit'] });
};

const ballastOf = (place: ClusterPlace, name: NodeName): string => join(folderOf(place, name, 'disk'), 'ballast');

/** Mounts a separate file system for each node's PostgreSQL data: 2 GB of ext4 in a file. */
export const mountDisks = (place: ClusterPlace): void => {
  for (const name of nodeNames) {
    const [image, disk] = [folderOf(place, name, 'disk.img'), folderOf(place, name, 'disk')];
    mkdirSync(disk, { recursive: true });
    chmodSync(folderOf(place, name, ''), 0o755);
    run('truncate', '-s', '2G', image);
    run('mkfs.ext4', '-q', '-F', '-m', '0', image);
    run('mount', '-o', 'loop', image, disk);
    chmodSync(disk, 0o755);
    const data = folderOf(place, name, 'postgresql');
    mkdirSync(join(disk, 'postgresql'), { mode: 0o700 });
    mkdirSync(data);
    run('mount', '--bind', join(disk, 'postgresql'), data);
  }
};

export const unmountDisks = (place: ClusterPlace): void => {
  for (const name of nodeNames) {
    for (const path of [folderOf(place, name, 'postgresql'), folderOf(place, name, 'disk')]) {
      try {
        execFileSync('umount', ['-l', path], { stdio: 'ignore' });
      } catch {
        // It was not mounted.
      }
    }
  }
};

/** Fills a node's disk completely. */
export const fillDisk = (place: ClusterPlace, name: NodeName): void => {
  // dd ends with an error, because there is no space left.
  spawnSync('/usr/bin/dd', ['if=/dev/zero', `of=${ballastOf(place, name)}`, 'bs=64k'], { stdio: 'ignore' });
};

export const clearDisk = (place: ClusterPlace, name: NodeName): void => rmSync(ballastOf(place, name));
