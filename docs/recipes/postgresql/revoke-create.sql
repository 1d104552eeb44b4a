-- As an administrator, after the first start. If a later release reports that it may not create a schema, grant CREATE again for one start.

revoke create on database shop from shop;
