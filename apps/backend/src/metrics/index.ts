export { Registry } from 'prom-client';
