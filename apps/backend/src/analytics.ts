export type { AnalyticsSettings } from './providers/analytics/open-peers.ts';
export {
  type AnalyticsReportOfStore,
  type PeerReport,
  readAnalyticsReport,
  type SiteReport,
} from './services/analytics/analytics-report.reader.ts';
