import type { AgentTables } from './tables/agent-tables.ts';
import type { AnalyticsTables } from './tables/analytics-tables.ts';
import type { BalanceTables } from './tables/balance-tables.ts';
import type { CatalogueTables } from './tables/catalogue-tables.ts';
import type { ChatTables } from './tables/chat-tables.ts';
import type { CheckoutSessionTables } from './tables/checkout-session-tables.ts';
import type { ContentTables } from './tables/content-tables.ts';
import type { CustomerTables } from './tables/customer-tables.ts';
import type { EquippedGymTables } from './tables/equipped-gym-tables.ts';
import type { EventTables } from './tables/event-tables.ts';
import type { GymTables } from './tables/gym-tables.ts';
import type { ListTables } from './tables/list-tables.ts';
import type { OperationTables } from './tables/operation-tables.ts';
import type { OrderTables } from './tables/order-tables.ts';
import type { PaymentTables } from './tables/payment-tables.ts';
import type { PhotoTables } from './tables/photo-tables.ts';
import type { RatesTables } from './tables/rates-tables.ts';
import type { ReviewTables } from './tables/review-tables.ts';
import type { SandboxTables } from './tables/sandbox-tables.ts';
import type { SearchTables } from './tables/search-tables.ts';

/** The database schema created by `migrations/`. */
export interface Tables
  extends CatalogueTables,
    ContentTables,
    SearchTables,
    RatesTables,
    PhotoTables,
    ReviewTables,
    GymTables,
    EquippedGymTables,
    CustomerTables,
    ListTables,
    CheckoutSessionTables,
    OrderTables,
    PaymentTables,
    SandboxTables,
    BalanceTables,
    EventTables,
    AnalyticsTables,
    ChatTables,
    AgentTables,
    OperationTables {}
