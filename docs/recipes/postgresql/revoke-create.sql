-- As an administrator, after the first start. A release that says it may not create a schema needs CREATE for one start again.

revoke create on database shop from shop;
