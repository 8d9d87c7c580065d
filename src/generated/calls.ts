// Written by `npm run codegen` from schemas/. Do not edit.

export interface Calls {
  /**
   * List the admins with their groups
   */
  'access/admin.list': {
    params: Record<string, never>;
    query: {
      /**
       * Rows per page
       */
      page_limit: number;
      /**
       * Counted from 1; 0 and missing mean 1.
       */
      page_offset?: number;
      /**
       * Search
       */
      raw_search_string?: string;
      count?: unknown;
    };
    body: undefined;
    answer: {
      status: 200;
      user_details: {
        /**
         * ID
         */
        id: string;
        version?: number;
        /**
         * Name
         */
        display_name: string;
        /**
         * Email
         */
        email: string;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        department?: string | null;
        /**
         * Picture
         */
        profilePicture?: string | null;
        /**
         * Null: all who may manage touchpoints may edit them. A SuperAdmin can take it from one admin.
         */
        allow_stage_edit: boolean | null;
        /**
         * Null: as the company. A SuperAdmin can take it from one admin.
         */
        allow_multiple_channels: boolean | null;
        /**
         * Group emp. count
         */
        group_employee_count: number;
        /**
         * Group name
         */
        user_group: string | null;
        user_group_id: string | null;
        /**
         * Type
         */
        type: string;
      }[];
      /**
       * Total
       */
      total_count: number;
    };
    errors: never;
  };
  /**
   * Switch what one admin may do besides the group's permissions
   */
  'access/admin.update': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * May edit touchpoints
       */
      allow_stage_edit?: boolean;
      /**
       * May connect more than one channel
       */
      allow_multiple_channels?: boolean;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      data: {
        /**
         * ID
         */
        id: string;
        /**
         * Null: all who may manage touchpoints may edit them. A SuperAdmin can take it from one admin.
         */
        allow_stage_edit: boolean | null;
        /**
         * Null: as the company. A SuperAdmin can take it from one admin.
         */
        allow_multiple_channels: boolean | null;
      };
    };
    errors: 'NotAdmin' | 'NoLongerAllowed';
  };
  /**
   * Add an admin to a group, and tell them by mail
   */
  'access/group.add-user': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * ID
       */
      group_id: string;
      /**
       * Employee
       */
      user_id: string;
      /**
       * Confirms that an admin of another group leaves it; needs the permission to move admins.
       */
      move: boolean;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What has happened
       */
      message: string;
    };
    errors:
      | 'NoLongerAllowed'
      | 'StrongerGroup'
      | 'Yourself'
      | 'SuperAdminMember'
      | 'AlreadyMember'
      | 'InOtherGroup'
      | 'MayNotMove'
      | 'NoPlaceInPlan'
      | 'NotActive'
      | 'MasterBySuperAdmin'
      | 'MayNotSignIn'
      | 'TooManyInvitations';
  };
  /**
   * Tell what a change of a group will do, without making it
   */
  'access/group.changes': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * ID
       */
      group_id: string;
      /**
       * Codes, or objects with the codename.
       */
      permissions?: (
        | (
            | 'company_culture_dashboard'
            | 'export_genai_report'
            | 'data_export'
            | 'view_message'
            | 'reply_message'
            | 'anonymous_message'
            | 'non_anonymous_message'
            | 'all_employees_message'
            | 'filtered_employees_message'
            | 'manage_employee'
            | 'add_employees'
            | 'send_sms'
            | 'add_note'
            | 'add_tag'
            | 'schedule_invite'
            | 'send_email'
            | 'change_status'
            | 'acknowledge_chat'
            | 'manage_adhoc'
            | 'share_adhoc'
            | 'manage_exit'
            | 'view_exit'
            | 'download_exit_report'
            | 'manage_employee_wellbeing'
            | 'view_employee_wellbeing'
            | 'download_employee_wellbeing_report'
            | 'update_company_profile'
            | 'update_company_settings'
            | 'manage_integrations'
            | 'manage_milestone'
            | 'update_pause_interaction'
            | 'manage_alert_words'
            | 'create_group'
            | 'update_group'
            | 'add_user_to_group'
            | 'remove_user_from_group'
            | 'change_user_group'
            | 'delete_access_group'
          )
        | {
            codename:
              | 'company_culture_dashboard'
              | 'export_genai_report'
              | 'data_export'
              | 'view_message'
              | 'reply_message'
              | 'anonymous_message'
              | 'non_anonymous_message'
              | 'all_employees_message'
              | 'filtered_employees_message'
              | 'manage_employee'
              | 'add_employees'
              | 'send_sms'
              | 'add_note'
              | 'add_tag'
              | 'schedule_invite'
              | 'send_email'
              | 'change_status'
              | 'acknowledge_chat'
              | 'manage_adhoc'
              | 'share_adhoc'
              | 'manage_exit'
              | 'view_exit'
              | 'download_exit_report'
              | 'manage_employee_wellbeing'
              | 'view_employee_wellbeing'
              | 'download_employee_wellbeing_report'
              | 'update_company_profile'
              | 'update_company_settings'
              | 'manage_integrations'
              | 'manage_milestone'
              | 'update_pause_interaction'
              | 'manage_alert_words'
              | 'create_group'
              | 'update_group'
              | 'add_user_to_group'
              | 'remove_user_from_group'
              | 'change_user_group'
              | 'delete_access_group';
            [k: string]: unknown;
          }
      )[];
      /**
       * Field with __in → values, tags → tags. Every field must hold. Without any field: all employees.
       */
      segments?: {
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        location__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        city__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        region__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        country__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        site__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        role_category__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        business__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        businessHead__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        gender__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        function__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        designation__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        department__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        sub_department__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        grade__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        cluster__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        team__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        segment__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        sub_segment__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        tags?: string | string[];
      };
    };
    answer: {
      status: 200;
      /**
       * Admins of the group
       */
      admins: number;
      /**
       * Permissions that they get
       */
      gains: (
        | 'company_culture_dashboard'
        | 'export_genai_report'
        | 'data_export'
        | 'view_message'
        | 'reply_message'
        | 'anonymous_message'
        | 'non_anonymous_message'
        | 'all_employees_message'
        | 'filtered_employees_message'
        | 'manage_employee'
        | 'add_employees'
        | 'send_sms'
        | 'add_note'
        | 'add_tag'
        | 'schedule_invite'
        | 'send_email'
        | 'change_status'
        | 'acknowledge_chat'
        | 'manage_adhoc'
        | 'share_adhoc'
        | 'manage_exit'
        | 'view_exit'
        | 'download_exit_report'
        | 'manage_employee_wellbeing'
        | 'view_employee_wellbeing'
        | 'download_employee_wellbeing_report'
        | 'update_company_profile'
        | 'update_company_settings'
        | 'manage_integrations'
        | 'manage_milestone'
        | 'update_pause_interaction'
        | 'manage_alert_words'
        | 'create_group'
        | 'update_group'
        | 'add_user_to_group'
        | 'remove_user_from_group'
        | 'change_user_group'
        | 'delete_access_group'
      )[];
      /**
       * Permissions that they lose
       */
      loses: (
        | 'company_culture_dashboard'
        | 'export_genai_report'
        | 'data_export'
        | 'view_message'
        | 'reply_message'
        | 'anonymous_message'
        | 'non_anonymous_message'
        | 'all_employees_message'
        | 'filtered_employees_message'
        | 'manage_employee'
        | 'add_employees'
        | 'send_sms'
        | 'add_note'
        | 'add_tag'
        | 'schedule_invite'
        | 'send_email'
        | 'change_status'
        | 'acknowledge_chat'
        | 'manage_adhoc'
        | 'share_adhoc'
        | 'manage_exit'
        | 'view_exit'
        | 'download_exit_report'
        | 'manage_employee_wellbeing'
        | 'view_employee_wellbeing'
        | 'download_employee_wellbeing_report'
        | 'update_company_profile'
        | 'update_company_settings'
        | 'manage_integrations'
        | 'manage_milestone'
        | 'update_pause_interaction'
        | 'manage_alert_words'
        | 'create_group'
        | 'update_group'
        | 'add_user_to_group'
        | 'remove_user_from_group'
        | 'change_user_group'
        | 'delete_access_group'
      )[];
      /**
       * People whom they do not see yet
       */
      more: number;
      /**
       * People whom they will no longer see
       */
      fewer: number;
    };
    errors: 'NoFilter';
  };
  /**
   * Copy an access group: its permissions and its filter, without its admins
   */
  'access/group.copy': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * ID
       */
      group_id: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What has happened
       */
      message: string;
      /**
       * Name of the copy
       */
      copy: string;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Names typed by people have at least 8 characters; those made by the product may be shorter.
         */
        group_name: string;
        /**
         * Master group
         */
        master: boolean;
        /**
         * All employees
         */
        all_employees: boolean;
      };
    };
    errors:
      | 'DuplicateName'
      | 'NameMissing'
      | 'NameShort'
      | 'NoFilter'
      | 'NoPermission'
      | 'NoLongerAllowed'
      | 'BeyondYours'
      | 'WiderThanYours';
  };
  /**
   * Count the employees that a group's filter keeps
   */
  'access/group.count': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Items: Location
       */
      location__in?: string[];
      /**
       * Items: City
       */
      city__in?: string[];
      /**
       * Items: Region
       */
      region__in?: string[];
      /**
       * Items: Country
       */
      country__in?: string[];
      /**
       * Items: Site
       */
      site__in?: string[];
      /**
       * Items: Role category
       */
      role_category__in?: string[];
      /**
       * Items: Business
       */
      business__in?: string[];
      /**
       * Items: Business head
       */
      businessHead__in?: string[];
      /**
       * Items: Gender
       */
      gender__in?: ('male' | 'female')[];
      /**
       * Items: Function
       */
      function__in?: string[];
      /**
       * Items: Designation
       */
      designation__in?: string[];
      /**
       * Items: Department
       */
      department__in?: string[];
      /**
       * Items: Sub department
       */
      sub_department__in?: string[];
      /**
       * Items: Grade
       */
      grade__in?: string[];
      /**
       * Items: Cluster
       */
      cluster__in?: string[];
      /**
       * Items: Team
       */
      team__in?: string[];
      /**
       * Items: Segment
       */
      segment__in?: string[];
      /**
       * Items: Sub segment
       */
      sub_segment__in?: string[];
      tags?: string[];
    };
    answer: {
      status: 200;
      /**
       * How many there are
       */
      total_count: number;
    };
    errors: never;
  };
  /**
   * Create an access group
   */
  'access/group.create': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Name
       */
      group_name: string;
      /**
       * Codes, or objects with the codename.
       */
      permissions: (
        | (
            | 'company_culture_dashboard'
            | 'export_genai_report'
            | 'data_export'
            | 'view_message'
            | 'reply_message'
            | 'anonymous_message'
            | 'non_anonymous_message'
            | 'all_employees_message'
            | 'filtered_employees_message'
            | 'manage_employee'
            | 'add_employees'
            | 'send_sms'
            | 'add_note'
            | 'add_tag'
            | 'schedule_invite'
            | 'send_email'
            | 'change_status'
            | 'acknowledge_chat'
            | 'manage_adhoc'
            | 'share_adhoc'
            | 'manage_exit'
            | 'view_exit'
            | 'download_exit_report'
            | 'manage_employee_wellbeing'
            | 'view_employee_wellbeing'
            | 'download_employee_wellbeing_report'
            | 'update_company_profile'
            | 'update_company_settings'
            | 'manage_integrations'
            | 'manage_milestone'
            | 'update_pause_interaction'
            | 'manage_alert_words'
            | 'create_group'
            | 'update_group'
            | 'add_user_to_group'
            | 'remove_user_from_group'
            | 'change_user_group'
            | 'delete_access_group'
          )
        | {
            codename:
              | 'company_culture_dashboard'
              | 'export_genai_report'
              | 'data_export'
              | 'view_message'
              | 'reply_message'
              | 'anonymous_message'
              | 'non_anonymous_message'
              | 'all_employees_message'
              | 'filtered_employees_message'
              | 'manage_employee'
              | 'add_employees'
              | 'send_sms'
              | 'add_note'
              | 'add_tag'
              | 'schedule_invite'
              | 'send_email'
              | 'change_status'
              | 'acknowledge_chat'
              | 'manage_adhoc'
              | 'share_adhoc'
              | 'manage_exit'
              | 'view_exit'
              | 'download_exit_report'
              | 'manage_employee_wellbeing'
              | 'view_employee_wellbeing'
              | 'download_employee_wellbeing_report'
              | 'update_company_profile'
              | 'update_company_settings'
              | 'manage_integrations'
              | 'manage_milestone'
              | 'update_pause_interaction'
              | 'manage_alert_words'
              | 'create_group'
              | 'update_group'
              | 'add_user_to_group'
              | 'remove_user_from_group'
              | 'change_user_group'
              | 'delete_access_group';
            [k: string]: unknown;
          }
      )[];
      /**
       * Field with __in → values, tags → tags. Every field must hold. Without any field: all employees.
       */
      segments: {
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        location__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        city__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        region__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        country__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        site__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        role_category__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        business__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        businessHead__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        gender__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        function__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        designation__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        department__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        sub_department__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        grade__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        cluster__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        team__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        segment__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        sub_segment__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        tags?: string | string[];
      };
    };
    answer: {
      /**
       * Status
       */
      status: 201;
      /**
       * What has happened
       */
      message: string;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Names typed by people have at least 8 characters; those made by the product may be shorter.
         */
        group_name: string;
        /**
         * Name
         */
        name: string;
        /**
         * Master group
         */
        master: boolean;
        /**
         * All employees
         */
        all_employees: boolean;
        /**
         * Permissions
         */
        codes: (
          | 'company_culture_dashboard'
          | 'export_genai_report'
          | 'data_export'
          | 'view_message'
          | 'reply_message'
          | 'anonymous_message'
          | 'non_anonymous_message'
          | 'all_employees_message'
          | 'filtered_employees_message'
          | 'manage_employee'
          | 'add_employees'
          | 'send_sms'
          | 'add_note'
          | 'add_tag'
          | 'schedule_invite'
          | 'send_email'
          | 'change_status'
          | 'acknowledge_chat'
          | 'manage_adhoc'
          | 'share_adhoc'
          | 'manage_exit'
          | 'view_exit'
          | 'download_exit_report'
          | 'manage_employee_wellbeing'
          | 'view_employee_wellbeing'
          | 'download_employee_wellbeing_report'
          | 'update_company_profile'
          | 'update_company_settings'
          | 'manage_integrations'
          | 'manage_milestone'
          | 'update_pause_interaction'
          | 'manage_alert_words'
          | 'create_group'
          | 'update_group'
          | 'add_user_to_group'
          | 'remove_user_from_group'
          | 'change_user_group'
          | 'delete_access_group'
        )[];
        /**
         * Permissions
         */
        permissions: {
          /**
           * Code
           */
          codename: string;
        }[];
        /**
         * Field with __in → values joined with commas, tags → a list.
         */
        segments: {
          [k: string]: string | string[];
        };
      };
    };
    errors:
      | 'DuplicateName'
      | 'NameMissing'
      | 'NameShort'
      | 'NoFilter'
      | 'NoPermission'
      | 'NoLongerAllowed'
      | 'BeyondYours'
      | 'WiderThanYours';
  };
  /**
   * Read an access group
   */
  'access/group.detail': {
    params: Record<string, never>;
    query: {
      /**
       * ID
       */
      group_id: string;
      /**
       * Count active employees only
       */
      active_employees: boolean;
    };
    body: undefined;
    answer: {
      status: 200;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Names typed by people have at least 8 characters; those made by the product may be shorter.
         */
        group_name: string;
        /**
         * Name
         */
        name: string;
        /**
         * Admins
         */
        people: number;
        /**
         * Employees
         */
        employees: number;
        /**
         * Employees who have left
         */
        employees_left: number;
        /**
         * Master group
         */
        master: boolean;
        /**
         * All employees
         */
        all_employees: boolean;
        /**
         * Permissions
         */
        codes: (
          | 'company_culture_dashboard'
          | 'export_genai_report'
          | 'data_export'
          | 'view_message'
          | 'reply_message'
          | 'anonymous_message'
          | 'non_anonymous_message'
          | 'all_employees_message'
          | 'filtered_employees_message'
          | 'manage_employee'
          | 'add_employees'
          | 'send_sms'
          | 'add_note'
          | 'add_tag'
          | 'schedule_invite'
          | 'send_email'
          | 'change_status'
          | 'acknowledge_chat'
          | 'manage_adhoc'
          | 'share_adhoc'
          | 'manage_exit'
          | 'view_exit'
          | 'download_exit_report'
          | 'manage_employee_wellbeing'
          | 'view_employee_wellbeing'
          | 'download_employee_wellbeing_report'
          | 'update_company_profile'
          | 'update_company_settings'
          | 'manage_integrations'
          | 'manage_milestone'
          | 'update_pause_interaction'
          | 'manage_alert_words'
          | 'create_group'
          | 'update_group'
          | 'add_user_to_group'
          | 'remove_user_from_group'
          | 'change_user_group'
          | 'delete_access_group'
        )[];
        /**
         * Of the whole company. Null: no limit.
         */
        places_left: number | null;
        /**
         * Permissions
         */
        permissions: {
          /**
           * Code
           */
          codename: string;
        }[];
        /**
         * Admins
         */
        users: {
          /**
           * ID
           */
          id: string;
          /**
           * Name
           */
          display_name: string;
          /**
           * Email
           */
          email: string;
          /**
           * Employee ID
           */
          employee_id: string;
          /**
           * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
           */
          department?: string | null;
          /**
           * Picture
           */
          profilePicture?: string | null;
          /**
           * ID
           */
          user_id: string;
          /**
           * Type
           */
          type: string;
          /**
           * Has an account
           */
          signed_in: boolean;
          /**
           * Does not work here any more
           */
          left: boolean;
        }[];
        /**
         * Field with __in → values joined with commas, tags → a list.
         */
        segments: {
          [k: string]: string | string[];
        };
      };
    };
    errors: never;
  };
  /**
   * Send the invitation to an admin who has never signed in once more
   */
  'access/group.invite-again': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * ID
       */
      group_id: string;
      /**
       * Admin
       */
      user_id: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What has happened
       */
      message: string;
    };
    errors: 'StrongerGroup' | 'Yourself' | 'SuperAdminMember' | 'HasAccount' | 'MayNotSignIn' | 'TooManyInvitations';
  };
  /**
   * List the access groups
   */
  'access/group.list': {
    params: Record<string, never>;
    query: {
      page_limit?: number;
      page_offset?: number;
      raw_search_string?: string;
      ordering?: 'group_name' | '-group_name';
      /**
       * Count active employees only
       */
      active_employees: boolean;
      count?: unknown;
    };
    body: undefined;
    answer: {
      status: 200;
      data: {
        groups: {
          /**
           * ID
           */
          id: string;
          version: number;
          /**
           * Names typed by people have at least 8 characters; those made by the product may be shorter.
           */
          group_name: string;
          /**
           * All employees
           */
          all_employees: boolean;
          /**
           * Master group
           */
          master: boolean;
          /**
           * Name
           */
          name?: string;
          /**
           * Admins
           */
          people?: number;
          /**
           * Employees
           */
          employees?: number;
          /**
           * Employees who have left
           */
          employees_left?: number;
        }[];
        count: number;
      };
      groups: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Names typed by people have at least 8 characters; those made by the product may be shorter.
         */
        group_name: string;
        /**
         * All employees
         */
        all_employees: boolean;
        /**
         * Master group
         */
        master: boolean;
        /**
         * Name
         */
        name?: string;
        /**
         * Admins
         */
        people?: number;
        /**
         * Employees
         */
        employees?: number;
        /**
         * Employees who have left
         */
        employees_left?: number;
      }[];
      count: number;
    };
    errors: never;
  };
  /**
   * Delete an access group
   */
  'access/group.remove': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What has happened
       */
      message: string;
    };
    errors: 'MasterGroup' | 'OwnGroup' | 'StrongerGroup' | 'NoLongerAllowed' | 'HasAdmins';
  };
  /**
   * Remove an admin from a group
   */
  'access/group.remove-user': {
    params: {
      /**
       * ID
       */
      groupId: string;
      /**
       * ID
       */
      userId: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What has happened
       */
      message: string;
    };
    errors:
      | 'NoLongerAllowed'
      | 'StrongerGroup'
      | 'Yourself'
      | 'SuperAdminMember'
      | 'LastSuperAdmin'
      | 'SenderOfTouchpoints';
  };
  /**
   * Read the values that groups can be filtered by
   */
  'access/group.segment-filters': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      queryset_filters_options: {
        location__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        city__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        region__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        country__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        site__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        role_category__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        business__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        businessHead__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        gender__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        function__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        designation__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        department__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        sub_department__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        grade__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        cluster__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        team__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        segment__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        sub_segment__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        tags?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
      };
      queryset_filter_options: {
        location__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        city__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        region__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        country__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        site__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        role_category__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        business__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        businessHead__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        gender__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        function__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        designation__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        department__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        sub_department__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        grade__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        cluster__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        team__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        segment__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        sub_segment__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        tags?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
      };
    };
    errors: never;
  };
  /**
   * Change an access group
   */
  'access/group.update': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * ID
       */
      group_id: string;
      /**
       * Name
       */
      group_name?: string;
      /**
       * Codes, or objects with the codename.
       */
      permissions?: (
        | (
            | 'company_culture_dashboard'
            | 'export_genai_report'
            | 'data_export'
            | 'view_message'
            | 'reply_message'
            | 'anonymous_message'
            | 'non_anonymous_message'
            | 'all_employees_message'
            | 'filtered_employees_message'
            | 'manage_employee'
            | 'add_employees'
            | 'send_sms'
            | 'add_note'
            | 'add_tag'
            | 'schedule_invite'
            | 'send_email'
            | 'change_status'
            | 'acknowledge_chat'
            | 'manage_adhoc'
            | 'share_adhoc'
            | 'manage_exit'
            | 'view_exit'
            | 'download_exit_report'
            | 'manage_employee_wellbeing'
            | 'view_employee_wellbeing'
            | 'download_employee_wellbeing_report'
            | 'update_company_profile'
            | 'update_company_settings'
            | 'manage_integrations'
            | 'manage_milestone'
            | 'update_pause_interaction'
            | 'manage_alert_words'
            | 'create_group'
            | 'update_group'
            | 'add_user_to_group'
            | 'remove_user_from_group'
            | 'change_user_group'
            | 'delete_access_group'
          )
        | {
            codename:
              | 'company_culture_dashboard'
              | 'export_genai_report'
              | 'data_export'
              | 'view_message'
              | 'reply_message'
              | 'anonymous_message'
              | 'non_anonymous_message'
              | 'all_employees_message'
              | 'filtered_employees_message'
              | 'manage_employee'
              | 'add_employees'
              | 'send_sms'
              | 'add_note'
              | 'add_tag'
              | 'schedule_invite'
              | 'send_email'
              | 'change_status'
              | 'acknowledge_chat'
              | 'manage_adhoc'
              | 'share_adhoc'
              | 'manage_exit'
              | 'view_exit'
              | 'download_exit_report'
              | 'manage_employee_wellbeing'
              | 'view_employee_wellbeing'
              | 'download_employee_wellbeing_report'
              | 'update_company_profile'
              | 'update_company_settings'
              | 'manage_integrations'
              | 'manage_milestone'
              | 'update_pause_interaction'
              | 'manage_alert_words'
              | 'create_group'
              | 'update_group'
              | 'add_user_to_group'
              | 'remove_user_from_group'
              | 'change_user_group'
              | 'delete_access_group';
            [k: string]: unknown;
          }
      )[];
      /**
       * Field with __in → values, tags → tags. Every field must hold. Without any field: all employees.
       */
      segments?: {
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        location__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        city__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        region__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        country__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        site__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        role_category__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        business__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        businessHead__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        gender__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        function__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        designation__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        department__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        sub_department__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        grade__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        cluster__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        team__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        segment__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        sub_segment__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        tags?: string | string[];
      };
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What has happened
       */
      message: string;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Names typed by people have at least 8 characters; those made by the product may be shorter.
         */
        group_name: string;
        /**
         * Name
         */
        name: string;
        /**
         * Master group
         */
        master: boolean;
        /**
         * All employees
         */
        all_employees: boolean;
        /**
         * Permissions
         */
        codes: (
          | 'company_culture_dashboard'
          | 'export_genai_report'
          | 'data_export'
          | 'view_message'
          | 'reply_message'
          | 'anonymous_message'
          | 'non_anonymous_message'
          | 'all_employees_message'
          | 'filtered_employees_message'
          | 'manage_employee'
          | 'add_employees'
          | 'send_sms'
          | 'add_note'
          | 'add_tag'
          | 'schedule_invite'
          | 'send_email'
          | 'change_status'
          | 'acknowledge_chat'
          | 'manage_adhoc'
          | 'share_adhoc'
          | 'manage_exit'
          | 'view_exit'
          | 'download_exit_report'
          | 'manage_employee_wellbeing'
          | 'view_employee_wellbeing'
          | 'download_employee_wellbeing_report'
          | 'update_company_profile'
          | 'update_company_settings'
          | 'manage_integrations'
          | 'manage_milestone'
          | 'update_pause_interaction'
          | 'manage_alert_words'
          | 'create_group'
          | 'update_group'
          | 'add_user_to_group'
          | 'remove_user_from_group'
          | 'change_user_group'
          | 'delete_access_group'
        )[];
        /**
         * Permissions
         */
        permissions: {
          /**
           * Code
           */
          codename: string;
        }[];
        /**
         * Field with __in → values joined with commas, tags → a list.
         */
        segments: {
          [k: string]: string | string[];
        };
      };
    };
    errors:
      | 'MasterGroup'
      | 'OwnGroup'
      | 'StrongerGroup'
      | 'DuplicateName'
      | 'NameMissing'
      | 'NameShort'
      | 'NoFilter'
      | 'NoPermission'
      | 'NoLongerAllowed'
      | 'BeyondYours'
      | 'WiderThanYours';
  };
  /**
   * See the console as another admin
   */
  'access/view-as.start': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Admin
       */
      user_id: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Name
       */
      display_name: string;
      /**
       * When it ends by itself
       */
      until: string;
    };
    errors: 'NotAdmin' | 'SuperAdmin';
  };
  /**
   * Stop seeing the console as another admin
   */
  'access/view-as.stop': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * Explain why someone may or may not do something, or see someone
   */
  'access/why': {
    params: Record<string, never>;
    query: {
      /**
       * What is asked about
       */
      gate?: string;
      /**
       * Whom is asked about
       */
      employee?: string;
      /**
       * Which people they see
       */
      scope?: boolean;
      /**
       * Of whom the answer is; without it of the caller.
       */
      user_id?: string;
    };
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Allowed
       */
      allowed: boolean;
      about: {
        /**
         * ID
         */
        id: string;
        /**
         * Name
         */
        display_name: string;
        /**
         * Type
         */
        type: string;
        /**
         * Group
         */
        group: string | null;
        group_id: string | null;
      };
      gate: {
        /**
         * Gate
         */
        id: string;
        /**
         * What it opens
         */
        title: string;
      } | null;
      employee: {
        /**
         * ID
         */
        id: string;
        /**
         * Name
         */
        display_name: string;
      } | null;
      /**
       * What is needed, condition by condition
       */
      steps: {
        /**
         * Depth
         */
        depth: number;
        /**
         * Holds
         */
        held: boolean;
        /**
         * How the deeper lines belong together
         */
        joins?: 'all' | 'any' | 'none';
        /**
         * Permission
         */
        permission?: string;
        /**
         * Switch
         */
        flag?: string;
        /**
         * Scope of an API token
         */
        token?: string;
        /**
         * Type
         */
        type?: string;
        /**
         * Field that names the caller
         */
        own?: string;
        /**
         * Field that names anyone but the caller
         */
        other?: string;
        /**
         * Values of the record
         */
        is?: {
          [k: string]: string | number | boolean | null | (string | number | boolean | null)[];
        };
        /**
         * Signed in
         */
        signedIn?: boolean;
        /**
         * Gate that does not exist
         */
        gate?: string;
        /**
         * Sees everyone
         */
        everyone?: boolean;
        /**
         * Is oneself
         */
        oneself?: boolean;
        /**
         * Field of the employee
         */
        field?: string;
        /**
         * Values of the group's filter
         */
        wanted?: string[];
        /**
         * Further values
         */
        more?: number;
        /**
         * Values of the employee
         */
        has?: string[];
      }[];
      /**
       * Who can change that
       */
      changers: {
        /**
         * ID
         */
        id: string;
        /**
         * Name
         */
        display_name: string;
        /**
         * Email
         */
        email: string;
        /**
         * Type
         */
        type: string;
      }[];
      /**
       * Further people who can change that
       */
      hidden: number;
    };
    errors: 'NothingAsked' | 'MayNotSignIn' | 'OwnOnly';
  };
  /**
   * Take the permissions of everyone along as a file
   */
  'access/why.export': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Whose
       */
      kind?: 'groups' | 'people';
      /**
       * Looked for in name, address and group
       */
      text?: string;
      /**
       * Only who has this permission
       */
      code?: string;
      /**
       * Only who is in this group
       */
      group?: string;
    };
    answer: {
      /**
       * Link of five minutes
       */
      report_url: string;
    };
    errors: never;
  };
  /**
   * List groups and admins with their permissions
   */
  'access/why.matrix': {
    params: Record<string, never>;
    query: {};
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Groups
       */
      groups: {
        /**
         * ID
         */
        id: string;
        /**
         * Name
         */
        name: string;
        /**
         * All employees
         */
        all_employees: boolean;
        /**
         * Admins
         */
        people: number;
        /**
         * Permissions
         */
        codes: (
          | 'company_culture_dashboard'
          | 'export_genai_report'
          | 'data_export'
          | 'view_message'
          | 'reply_message'
          | 'anonymous_message'
          | 'non_anonymous_message'
          | 'all_employees_message'
          | 'filtered_employees_message'
          | 'manage_employee'
          | 'add_employees'
          | 'send_sms'
          | 'add_note'
          | 'add_tag'
          | 'schedule_invite'
          | 'send_email'
          | 'change_status'
          | 'acknowledge_chat'
          | 'manage_adhoc'
          | 'share_adhoc'
          | 'manage_exit'
          | 'view_exit'
          | 'download_exit_report'
          | 'manage_employee_wellbeing'
          | 'view_employee_wellbeing'
          | 'download_employee_wellbeing_report'
          | 'update_company_profile'
          | 'update_company_settings'
          | 'manage_integrations'
          | 'manage_milestone'
          | 'update_pause_interaction'
          | 'manage_alert_words'
          | 'create_group'
          | 'update_group'
          | 'add_user_to_group'
          | 'remove_user_from_group'
          | 'change_user_group'
          | 'delete_access_group'
        )[];
      }[];
      /**
       * Admins
       */
      people: {
        /**
         * ID
         */
        id: string;
        /**
         * Name
         */
        display_name: string;
        /**
         * Email
         */
        email: string;
        /**
         * Type
         */
        type: string;
        /**
         * Group
         */
        group_id: string | null;
        /**
         * Has no rights before a second factor is enabled
         */
        waits: boolean;
      }[];
    };
    errors: never;
  };
  /**
   * Get a captcha to be solved
   */
  'account/captcha': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Kind
       */
      kind: 'none' | 'pow' | 'recaptcha';
      /**
       * Work for altcha's solver
       */
      challenge?: {
        [k: string]: unknown;
      };
      /**
       * Key of the page, of reCAPTCHA
       */
      site_key?: string;
    };
    errors: never;
  };
  /**
   * Sign out somewhere else
   */
  'account/device/end': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * Sign out everywhere else
   */
  'account/device/end-others': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * How many sign-ins have ended
       */
      ended: number;
    };
    errors: never;
  };
  /**
   * List where one is signed in
   */
  'account/device/list': {
    params: Record<string, never>;
    query: {
      /**
       * Rows
       */
      page_limit: number;
      /**
       * Counted from 1; 0 and missing mean 1.
       */
      page_offset?: number;
    };
    body: undefined;
    answer: {
      /**
       * Devices
       */
      data: {
        /**
         * ID
         */
        id: string;
        /**
         * Browser
         */
        browser: string;
        /**
         * This is here
         */
        current: boolean;
        /**
         * Signed in
         */
        level: 'full' | 'half';
        /**
         * Address
         */
        ip: string;
        /**
         * Time
         */
        lastSeenAt: string | null;
        /**
         * Time
         */
        authenticatedAt: string | null;
      }[];
      /**
       * Total
       */
      total: number;
    };
    errors: never;
  };
  /**
   * Read the key to one's drafts
   */
  'account/draft-key': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * 32 bytes as base64url.
       */
      key: string;
    };
    errors: never;
  };
  /**
   * Confirm a new address with the link of a mail
   */
  'account/email/confirm': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Token of the link
       */
      token: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'LinkExpired' | 'EmailUnusable';
  };
  /**
   * Let a disconnected provider sign one in again
   */
  'account/identity/allow': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * List the providers by whom one signs in
   */
  'account/identity/list': {
    params: Record<string, never>;
    query: {
      page_limit?: number;
      page_offset?: number;
      ordering?: 'createdAt' | '-createdAt';
    };
    body: undefined;
    answer: {
      status: 200;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        createdAt: string;
        /**
         * Verified address when it was connected
         */
        email?: string | null;
        /**
         * Provider
         */
        label?: string;
        /**
         * Signs you in
         */
        connected?: boolean;
        /**
         * Last used
         */
        last_used?: string | null;
      }[];
      total: number;
    };
    errors: never;
  };
  /**
   * Disconnect a provider by whom one signs in
   */
  'account/identity/remove': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'OnlyWay';
  };
  /**
   * Invite a person by mail to set a password
   */
  'account/invite': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Person
       */
      user: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'MayNotSignIn' | 'TooManyInvitations';
  };
  /**
   * Read the recovery codes
   */
  'account/mfa/codes': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Recovery codes
       */
      codes: string[];
      /**
       * Those of them that were used
       */
      used: string[];
    };
    errors: 'NotEnabled';
  };
  /**
   * Disable a second factor
   */
  'account/mfa/disable': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Kind
       */
      otp_type: 'TOTP' | 'HOTP';
      /**
       * Password
       */
      password?: string;
      /**
       * Where the code is sent
       */
      hotp_type?: 'email' | 'phone';
      /**
       * Empty while none is asked for.
       */
      recaptcha_token?: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'WrongPassword' | 'TooManyAttempts' | 'CaptchaFailed' | 'NotEnabled' | 'Required' | 'FillAll';
  };
  /**
   * Download the recovery codes
   */
  'account/mfa/download': {
    params: Record<string, never>;
    query: {
      /**
       * Token of the link
       */
      token: string;
    };
    body: undefined;
    /**
     * The codes, a line each
     */
    answer: string;
    errors: 'LinkUsed';
  };
  /**
   * Begin to enable a second factor
   */
  'account/mfa/enable': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Kind
       */
      otp_type: 'TOTP' | 'HOTP';
      /**
       * Email
       */
      email?: string;
      /**
       * Phone
       */
      phone?: string;
      /**
       * Counter
       */
      counter?: number;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * A data address of an SVG; empty for codes that are sent.
       */
      qr_code: string;
      /**
       * Of an app only. What the browser sends back is not used.
       */
      secret_key?: string;
      /**
       * Seconds until a code may be sent again
       */
      resend_after?: number;
    };
    errors:
      | 'FillAll'
      | 'NotRegistered'
      | 'MailsComeBack'
      | 'PhoneInvalid'
      | 'NoTextMessages'
      | 'TooSoon'
      | 'OtherCodeSent'
      | 'TooManySends';
  };
  /**
   * Get a link to the recovery codes as a file
   */
  'account/mfa/export': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Works once, within 60 seconds.
       */
      download_url: string;
    };
    errors: 'NotEnabled';
  };
  /**
   * Read whether a member has a second factor
   */
  'account/mfa/member': {
    params: {
      /**
       * ID
       */
      memberId: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Methods that are enabled
       */
      mfa_data: {
        /**
         * Kind
         */
        otp_type: 'TOTP' | 'HOTP';
        /**
         * Enabled
         */
        is_verified: boolean;
        extra_data: {
          /**
           * Email
           */
          email: string | null;
          /**
           * Phone
           */
          phone: string | null;
          /**
           * Codes go to the address
           */
          email_verified: boolean;
          /**
           * Codes go to the number
           */
          phone_verified: boolean;
        };
        /**
         * Time
         */
        created_at: string;
        /**
         * Last used
         */
        last_used: string | null;
      }[];
      /**
       * Registered address
       */
      email?: string;
      /**
       * Name
       */
      display_name?: string;
      /**
       * Codes can be sent by text message
       */
      text_messages: boolean;
      /**
       * The company requires a second factor of administrators
       */
      required: boolean;
      /**
       * Recovery codes left
       */
      recovery_codes_left: number;
      /**
       * Captcha that disabling asks for
       */
      captcha?: 'none' | 'pow' | 'recaptcha';
    };
    errors: never;
  };
  /**
   * List the administrators and whether they have a second factor
   */
  'account/mfa/members': {
    params: Record<string, never>;
    query: {
      page_limit?: number;
      page_offset?: number;
      raw_search_string?: string;
      ordering?: 'display_name' | '-display_name' | 'email' | '-email';
      /**
       * Items: Type
       */
      type__in?: ('SuperAdmin' | 'Admin' | 'Employee')[];
      /**
       * Second factor
       */
      two_factor?: boolean;
    };
    body: undefined;
    answer: {
      status: 200;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Type
         */
        type: 'SuperAdmin' | 'Admin' | 'Employee';
        /**
         * A second factor is enabled.
         */
        two_factor?: boolean | null;
        /**
         * Name
         */
        display_name: string;
        /**
         * Email
         */
        email: string;
      }[];
      total_count: number;
    };
    errors: never;
  };
  /**
   * Make new recovery codes
   */
  'account/mfa/regenerate': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Recovery codes
       */
      codes: string[];
      /**
       * Those of them that were used
       */
      used: string[];
    };
    errors: 'NotEnabled';
  };
  /**
   * Require a second factor of administrators, or not
   */
  'account/mfa/requirement': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Second factor required for admins
       */
      required: boolean;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'OwnFirst';
  };
  /**
   * Tell who would lose their rights if a second factor were required of administrators
   */
  'account/mfa/requirement-effect': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      status: 200;
      /**
       * Administrators without a second factor
       */
      count: number;
      /**
       * Names of the first of them
       */
      names: string[];
    };
    errors: never;
  };
  /**
   * Send a code once more
   */
  'account/mfa/resend': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Login
       */
      username?: string;
      /**
       * Counter
       */
      counter?: number;
      /**
       * Where the code is sent
       */
      verification_by?: 'email' | 'phone';
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Seconds until a code may be sent again
       */
      resend_after: number;
      /**
       * Codes sent so far
       */
      counter?: number;
    };
    errors: 'NothingPending' | 'NotThisMethod' | 'TooSoon' | 'OtherCodeSent' | 'TooManySends';
  };
  /**
   * Remove someone's second factor
   */
  'account/mfa/reset': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Person
       */
      user: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'OwnReset' | 'NotEnabled';
  };
  /**
   * Read one's own second factors
   */
  'account/mfa/settings': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Methods that are enabled
       */
      mfa_data: {
        /**
         * Kind
         */
        otp_type: 'TOTP' | 'HOTP';
        /**
         * Enabled
         */
        is_verified: boolean;
        extra_data: {
          /**
           * Email
           */
          email: string | null;
          /**
           * Phone
           */
          phone: string | null;
          /**
           * Codes go to the address
           */
          email_verified: boolean;
          /**
           * Codes go to the number
           */
          phone_verified: boolean;
        };
        /**
         * Time
         */
        created_at: string;
        /**
         * Last used
         */
        last_used: string | null;
      }[];
      /**
       * Registered address
       */
      email?: string;
      /**
       * Name
       */
      display_name?: string;
      /**
       * Codes can be sent by text message
       */
      text_messages: boolean;
      /**
       * The company requires a second factor of administrators
       */
      required: boolean;
      /**
       * Recovery codes left
       */
      recovery_codes_left: number;
      /**
       * Captcha that disabling asks for
       */
      captcha?: 'none' | 'pow' | 'recaptcha';
    };
    errors: never;
  };
  /**
   * Prove the second factor and be signed in
   */
  'account/mfa/sign-in': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Code
       */
      code: string;
      /**
       * Method
       */
      method: 'passkey' | 'app' | 'email' | 'phone' | 'recovery';
      /**
       * Time zone of the browser
       */
      time_zone?: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors:
      | 'WrongCode'
      | 'CodeExpired'
      | 'TooManyTries'
      | 'TriesOver'
      | 'TooManyCodes'
      | 'NotThisMethod'
      | 'NothingToVerify';
  };
  /**
   * Confirm a second factor by its first code
   */
  'account/mfa/verify': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Seed
       */
      secret_key?: string;
      /**
       * Code
       */
      verification_code: string;
      /**
       * Kind
       */
      otp_type: 'TOTP' | 'HOTP';
      /**
       * Where the code is sent
       */
      verification_by?: 'email' | 'phone';
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'WrongCode' | 'CodeExpired' | 'TooManyTries';
  };
  /**
   * Lead someone who opens the link of a mail's header to the page that asks
   */
  'account/outbox/ask': {
    params: {
      /**
       * Token of the mail
       */
      token: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {};
    errors: never;
  };
  /**
   * Do not send a mail that waits
   */
  'account/outbox/cancel': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'NotWaiting';
  };
  /**
   * Correct the address of a mail that did not arrive
   */
  'account/outbox/correct': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Corrected address
       */
      corrected: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'NotStopped' | 'SameAddress' | 'EmailTaken' | 'TooManyMails' | 'StrongerPerson';
  };
  /**
   * Unsubscribe as mail programs do (RFC 8058)
   */
  'account/outbox/one-click': {
    params: {
      /**
       * Token of the mail
       */
      token: string;
    };
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'LinkExpired';
  };
  /**
   * Tell that a mail came back
   */
  'account/outbox/report': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Address
       */
      email: string;
      /**
       * Kind
       */
      kind: 'hard' | 'soft';
      /**
       * Words of the mail server
       */
      reason?: string;
      /**
       * When it came back
       */
      at: string;
      /**
       * Message-ID of the mail
       */
      message_id: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Whether it was new, and about a mail of ours
       */
      counted: boolean;
    };
    errors: never;
  };
  /**
   * Send a mail again
   */
  'account/outbox/retry': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'NotStopped' | 'TakenBack';
  };
  /**
   * Unsubscribe from mails of one kind
   */
  'account/outbox/unsubscribe': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Token of the link
       */
      token: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'LinkExpired';
  };
  /**
   * Add a passkey
   */
  'account/passkey/add': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Name
       */
      name?: string;
      /**
       * What the browser's passkey has answered
       */
      credential: {
        /**
         * Id of the passkey
         */
        id: string;
        /**
         * The same
         */
        rawId: string;
        /**
         * Kind
         */
        type: 'public-key';
        /**
         * Where the passkey is
         */
        authenticatorAttachment?: string | null;
        /**
         * Extensions
         */
        clientExtensionResults?: {
          [k: string]: unknown;
        };
        response: {
          /**
           * What was asked
           */
          clientDataJSON: string;
          /**
           * New passkey
           */
          attestationObject?: string;
          /**
           * What the authenticator says
           */
          authenticatorData?: string;
          /**
           * Signature
           */
          signature?: string;
          /**
           * Whose it is
           */
          userHandle?: string | null;
          /**
           * Ways to reach it
           */
          transports?: string[];
          /**
           * Key, in short
           */
          publicKey?: string | null;
          /**
           * Algorithm
           */
          publicKeyAlgorithm?: number;
        };
      };
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'PasskeyRefused' | 'ThereAlready' | 'TooManyPasskeys';
  };
  /**
   * Begin to sign in with a passkey
   */
  'account/passkey/ask': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What the browser is asked
       */
      options: {
        [k: string]: unknown;
      };
    };
    errors: never;
  };
  /**
   * Begin to add a passkey
   */
  'account/passkey/begin': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What the browser is asked
       */
      options: {
        [k: string]: unknown;
      };
    };
    errors: 'TooManyPasskeys';
  };
  /**
   * List one's own passkeys
   */
  'account/passkey/list': {
    params: Record<string, never>;
    query: {
      page_limit?: number;
      page_offset?: number;
      ordering?: 'createdAt' | '-createdAt' | 'name' | '-name' | 'last_used' | '-last_used';
    };
    body: undefined;
    answer: {
      status: 200;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        createdAt: string;
        /**
         * Name
         */
        name: string;
        /**
         * Kept in a password manager
         */
        synced: boolean;
        /**
         * Last used
         */
        last_used?: string | null;
      }[];
      total: number;
    };
    errors: never;
  };
  /**
   * Begin to prove with a passkey who is signed in
   */
  'account/passkey/offer': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What the browser is asked
       */
      options: {
        [k: string]: unknown;
      };
    };
    errors: 'NoPasskey';
  };
  /**
   * Prove with a passkey who is signed in
   */
  'account/passkey/prove': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Time zone of the browser
       */
      time_zone?: string;
      /**
       * What the browser's passkey has answered
       */
      credential: {
        /**
         * Id of the passkey
         */
        id: string;
        /**
         * The same
         */
        rawId: string;
        /**
         * Kind
         */
        type: 'public-key';
        /**
         * Where the passkey is
         */
        authenticatorAttachment?: string | null;
        /**
         * Extensions
         */
        clientExtensionResults?: {
          [k: string]: unknown;
        };
        response: {
          /**
           * What was asked
           */
          clientDataJSON: string;
          /**
           * New passkey
           */
          attestationObject?: string;
          /**
           * What the authenticator says
           */
          authenticatorData?: string;
          /**
           * Signature
           */
          signature?: string;
          /**
           * Whose it is
           */
          userHandle?: string | null;
          /**
           * Ways to reach it
           */
          transports?: string[];
          /**
           * Key, in short
           */
          publicKey?: string | null;
          /**
           * Algorithm
           */
          publicKeyAlgorithm?: number;
        };
      };
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'PasskeyRefused';
  };
  /**
   * Remove a passkey
   */
  'account/passkey/remove': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * Rename a passkey
   */
  'account/passkey/rename': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Name
       */
      name: string;
    };
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      /**
       * Name
       */
      name: string;
    };
    errors: never;
  };
  /**
   * Sign in with a passkey
   */
  'account/passkey/sign-in': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Time zone of the browser
       */
      time_zone?: string;
      /**
       * What the browser's passkey has answered
       */
      credential: {
        /**
         * Id of the passkey
         */
        id: string;
        /**
         * The same
         */
        rawId: string;
        /**
         * Kind
         */
        type: 'public-key';
        /**
         * Where the passkey is
         */
        authenticatorAttachment?: string | null;
        /**
         * Extensions
         */
        clientExtensionResults?: {
          [k: string]: unknown;
        };
        response: {
          /**
           * What was asked
           */
          clientDataJSON: string;
          /**
           * New passkey
           */
          attestationObject?: string;
          /**
           * What the authenticator says
           */
          authenticatorData?: string;
          /**
           * Signature
           */
          signature?: string;
          /**
           * Whose it is
           */
          userHandle?: string | null;
          /**
           * Ways to reach it
           */
          transports?: string[];
          /**
           * Key, in short
           */
          publicKey?: string | null;
          /**
           * Algorithm
           */
          publicKeyAlgorithm?: number;
        };
      };
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'PasskeyRefused';
  };
  /**
   * Change the password
   */
  'account/password/change': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Old password
       */
      old_password: string;
      /**
       * New password
       */
      new_password1: string;
      /**
       * Repeat the new password
       */
      new_password2: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors:
      | 'PasswordsMissing'
      | 'PasswordShort'
      | 'PasswordFormat'
      | 'WrongPassword'
      | 'TooManyAttempts'
      | 'PasswordsDiffer'
      | 'PasswordCommon'
      | 'PasswordObvious'
      | 'PasswordReused';
  };
  /**
   * Ask for a link that sets a new password
   */
  'account/password/forgot': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Email
       */
      username: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * Set a new password with the link of a mail
   */
  'account/password/reset': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Token of the link
       */
      token: string;
      /**
       * New password
       */
      new_password1: string;
      /**
       * Repeat the new password
       */
      new_password2: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'LinkExpired' | 'PasswordsDiffer' | 'PasswordCommon' | 'PasswordObvious' | 'PasswordReused';
  };
  /**
   * Begin to sign in by a provider
   */
  'account/provider/begin': {
    params: {
      /**
       * One of GET /auth/providers.
       */
      provider: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * A path of ours: neither another address nor anything that a browser could take for one.
       */
      back?: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Where the browser goes
       */
      url: string;
    };
    errors: 'UnknownProvider' | 'UnusableProvider' | 'ProviderUnreachable';
  };
  /**
   * List what people may sign in with besides their own password
   */
  'account/provider/list': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Providers that the operator has configured
       */
      providers: {
        /**
         * One of GET /auth/providers.
         */
        name: string;
        /**
         * What the button says
         */
        label: string;
      }[];
      /**
       * Nowhere else.
       */
      accounts?: {
        /**
         * Email
         */
        email: string;
        /**
         * Password
         */
        password: string;
        /**
         * Who it is
         */
        about: string;
      }[];
    };
    errors: never;
  };
  /**
   * Sign in with what a provider has sent back
   */
  'account/provider/sign-in': {
    params: {
      /**
       * One of GET /auth/providers.
       */
      provider: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Good once, and only with what the server has kept.
       */
      code?: string;
      /**
       * Without the one that the first step gave, nothing is done.
       */
      state?: string;
      /**
       * Issuer that has answered
       */
      iss?: string;
      /**
       * Why the provider has refused
       */
      error?: string;
      /**
       * Time zone of the browser
       */
      time_zone?: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * A second factor is asked for
       */
      mfa_required: boolean;
      /**
       * Ways to prove it
       *
       * Items: Method
       */
      methods?: ('passkey' | 'app' | 'email' | 'phone' | 'recovery')[];
      /**
       * A path of ours: neither another address nor anything that a browser could take for one.
       */
      back: string;
    };
    errors:
      | 'UnknownProvider'
      | 'StateMismatch'
      | 'NotAuthorized'
      | 'AuthorizationError'
      | 'NoCode'
      | 'Cancelled'
      | 'ProviderUnreachable';
  };
  /**
   * Read who is signed in
   */
  'account/session': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * ID
       */
      id: string;
      /**
       * Type
       */
      type: string;
      /**
       * How far the person is signed in
       */
      level: 'half' | 'full';
      /**
       * Email
       */
      email: string;
      /**
       * Name
       */
      display_name: string;
      /**
       * Permissions
       */
      permissions: string[];
      /**
       * May edit touchpoints
       */
      allow_stage_edit?: boolean;
      /**
       * More than one messaging channel may be connected
       */
      allow_multiple_channels?: boolean;
      /**
       * The exit survey is switched on
       */
      exit_active?: boolean;
      /**
       * Touchpoints are switched on
       */
      milestone_active?: boolean;
      /**
       * Alert words are part of the plan
       */
      alert_words_active?: boolean;
      /**
       * While half signed in.
       */
      mfa_methods?: ('passkey' | 'app' | 'email' | 'phone' | 'recovery')[];
      /**
       * There is a password to be changed
       */
      has_password?: boolean;
      /**
       * Of POST /auth/step-up; once signed in.
       */
      step_up_methods?: ('password' | 'app' | 'passkey')[];
      /**
       * A second factor has to be enabled before there are any rights
       */
      mfa_setup_required?: boolean;
      /**
       * The console is seen as this person by someone else
       */
      viewing?: {
        /**
         * Name
         */
        by: string;
        /**
         * Group
         */
        group: string | null;
        /**
         * Seconds until it ends by itself
         */
        seconds_left: number;
      };
      /**
       * Interactions are paused in the company
       */
      paused?: boolean;
      /**
       * Last day of the pause
       */
      paused_until?: string;
      /**
       * This is a demo: mails can be read at /outbox
       */
      demo?: boolean;
      /**
       * Channels of the company
       */
      company_integrations?: string[];
      /**
       * Integrations by key
       */
      integrations?: {
        [k: string]: boolean;
      };
      /**
       * Channels that can be connected
       */
      integration_channels?: string[];
      company: {
        /**
         * ID
         */
        id: string;
        /**
         * Company name
         */
        company_name: string;
      };
      user_profile: {
        /**
         * Mail client
         */
        default_mail_client: string;
        /**
         * Date format
         */
        date_format: string;
        /**
         * Time zone of the browser
         */
        auto_timezone: boolean;
        /**
         * Time zone
         */
        user_timezone: string;
      };
    };
    errors: never;
  };
  /**
   * Sign in
   */
  'account/session/login': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Email
       */
      username: string;
      /**
       * Password
       */
      password: string;
      /**
       * Time zone of the browser
       */
      time_zone?: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * A second factor is asked for
       */
      mfa_required: boolean;
      /**
       * Of POST /auth/verify; only when it is asked for.
       *
       * Items: Method
       */
      methods?: ('passkey' | 'app' | 'email' | 'phone' | 'recovery')[];
    };
    errors: 'AuthenticationFailed' | 'TooManyAttempts';
  };
  /**
   * Sign out
   */
  'account/session/logout': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * On all devices
       */
      everywhere?: boolean;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * Sign out everywhere
   */
  'account/session/logout-all': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * Take an invitation, or make the first company
   */
  'account/session/register': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Token of the link
       */
      token?: string;
      /**
       * First run only.
       */
      company_name?: string;
      /**
       * First run only.
       */
      first_name?: string;
      /**
       * First run only.
       */
      last_name?: string;
      /**
       * Email
       */
      email?: string;
      /**
       * New password
       */
      new_password1: string;
      /**
       * Repeat the new password
       */
      new_password2: string;
      /**
       * Time zone of the browser
       */
      time_zone?: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors:
      | 'LinkExpired'
      | 'FillAll'
      | 'InvitationOnly'
      | 'PasswordsDiffer'
      | 'PasswordCommon'
      | 'PasswordObvious'
      | 'PasswordReused';
  };
  /**
   * Prove again who is signed in
   */
  'account/session/step-up': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Password
       */
      password?: string;
      /**
       * Code of the authenticator app
       */
      code?: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'FillAll' | 'WrongPassword' | 'TooManyAttempts' | 'WrongCode' | 'TooManyCodes' | 'NotThisMethod';
  };
  /**
   * Correct the address of a bounced mail
   */
  'audit/bounce.correct': {
    params: {
      company: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Address that bounces
       */
      email: string;
      /**
       * Corrected address
       */
      corrected: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'NoEmployee' | 'SameAddress' | 'EmailTaken' | 'TooManyMails' | 'StrongerPerson';
  };
  /**
   * Mark the employee of a bounced mail as exited, and resolve it
   */
  'audit/bounce.exit': {
    params: {
      company: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Address
       */
      email: string;
      /**
       * Mark exit date
       */
      exit_date: string;
      /**
       * Remarks
       */
      resolution_summary?: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors:
      | 'NoEmployee'
      | 'Yourself'
      | 'ExitBeforeJoining'
      | 'StrongerPerson'
      | 'SenderOfTouchpoints'
      | 'NoPlaceInPlan'
      | 'LastSuperAdmin';
  };
  /**
   * Take the bounced mails along as a file
   */
  'audit/bounce.export': {
    params: {
      company: string;
    };
    query: {
      raw_search_string?: string;
      created?: string;
      /**
       * Status
       */
      status?: 'open' | 'resolved';
      createdAt_date_start?: string;
      createdAt_date_end?: string;
      /**
       * As a file
       */
      download_blacklist_logs?: boolean;
      /**
       * Whether the employee is still here
       */
      user__profile__status?: 'active' | 'inactive';
    };
    body: undefined;
    answer:
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * Link of five minutes
           */
          report_url: string;
          /**
           * ID of the file
           */
          download: string;
        }
      | {
          /**
           * Status
           */
          status: 202;
          /**
           * State
           */
          state: string;
          /**
           * Rows
           */
          done: number;
          /**
           * Rows
           */
          total: number;
          /**
           * ID of the file
           */
          download: string;
        };
    errors: never;
  };
  /**
   * Take the bounced mails along as a file, asked for like the other exports
   */
  'audit/bounce.file': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      raw_search_string?: string;
      created?: string;
      /**
       * Status
       */
      status?: 'open' | 'resolved';
      createdAt_date_start?: string;
      createdAt_date_end?: string;
      /**
       * Whether the employee is still here
       */
      user__profile__status?: 'active' | 'inactive';
    };
    answer:
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * Link of five minutes
           */
          report_url: string;
          /**
           * ID of the file
           */
          download: string;
        }
      | {
          /**
           * Status
           */
          status: 202;
          /**
           * State
           */
          state: string;
          /**
           * Rows
           */
          done: number;
          /**
           * Rows
           */
          total: number;
          /**
           * ID of the file
           */
          download: string;
        };
    errors: never;
  };
  /**
   * List bounced mails
   */
  'audit/bounce.list': {
    params: {
      company: string;
    };
    query: {
      /**
       * Rows per page
       */
      page_limit: number;
      page_offset?: number;
      raw_search_string?: string;
      ordering?: 'createdAt' | '-createdAt';
      created?: string;
      /**
       * Status
       */
      status?: 'open' | 'resolved';
      createdAt_date_start?: string;
      createdAt_date_end?: string;
      /**
       * Whether the employee is still here
       */
      user__profile__status?: 'active' | 'inactive';
    };
    body: undefined;
    answer: {
      status: 200;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * The address that the mail went to, in lower case.
         */
        email_id: string;
        /**
         * Who had this address when the mail came back; null for an address of nobody here.
         */
        user?: string | null;
        /**
         * Error
         */
        kind: 'hard' | 'soft';
        /**
         * Words of the mail server
         */
        reason?: string | null;
        /**
         * Status
         */
        status: 'open' | 'resolved';
        /**
         * How many mails to this address have come back for good, with this one.
         */
        bounce_count: number;
        /**
         * Not written to any more
         */
        delivery_disabled: boolean;
        /**
         * Remarks
         */
        resolution_summary?: string | null;
        /**
         * Nobody here had this address when the mail came back.
         */
        nobody?: boolean;
        /**
         * The employee
         */
        user_details?: {
          /**
           * ID
           */
          user_id?: string;
          /**
           * Email of today
           */
          email?: string;
        } | null;
        /**
         * Employee
         */
        user__name?: string | null;
        created_at: string | null;
      }[];
      total_count: number;
    };
    errors: never;
  };
  /**
   * Resolve bounced mails
   */
  'audit/bounce.resolve': {
    params: {
      company: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Status
       */
      status: 'resolved';
      /**
       * One, or several joined with commas.
       */
      emails?: string;
      /**
       * Preview that is confirmed, in the place of addresses
       */
      preview?: string;
      /**
       * Remarks
       */
      resolution_summary: string;
    };
    answer:
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * Resolved
           */
          success_count: number;
        }
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * ID
           */
          job_id: string;
          /**
           * Path of the socket that says how far it is
           */
          socket: string;
          /**
           * How many it is of
           */
          total: number;
        };
    errors: 'SecondBounce' | 'Meanwhile' | 'NothingChosen' | 'PreviewGone';
  };
  /**
   * Set the exit dates of many employees, and resolve their bounced mails
   */
  'audit/bulk.exit': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Preview that is confirmed
       */
      preview?: string;
      /**
       * Employees with their exit dates, in the place of a preview
       */
      users_data?: {
        /**
         * ID
         */
        user_id: string;
        /**
         * Exit date
         */
        exit_date?: string;
      }[];
      /**
       * Remarks
       */
      resolution_summary?: string;
    };
    /**
     * A job has begun
     */
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * ID
       */
      job_id: string;
      /**
       * Path of the socket that says how far it is
       */
      socket: string;
      /**
       * How many it is of
       */
      total: number;
    };
    errors: 'NothingChosen' | 'PreviewGone';
  };
  /**
   * List what a change of many bounced mails did not do
   */
  'audit/bulk.failures': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: {
      /**
       * Rows per page
       */
      page_limit: number;
      page_offset?: number;
      raw_search_string?: string;
      ordering?: 'place' | '-place';
    };
    body: undefined;
    answer: {
      status: 200;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Email
         */
        email_id: string;
        /**
         * Exit date
         */
        exit_date?: string | null;
        /**
         * Why not
         */
        reason?: string | null;
      }[];
      total_count: number;
    };
    errors: never;
  };
  /**
   * Take along as a file what a change of many bounced mails did not do
   */
  'audit/bulk.failures-file': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {
      raw_search_string?: string;
    };
    answer:
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * Link of five minutes
           */
          report_url: string;
          /**
           * ID of the file
           */
          download: string;
        }
      | {
          /**
           * Status
           */
          status: 202;
          /**
           * State
           */
          state: string;
          /**
           * Rows
           */
          done: number;
          /**
           * Rows
           */
          total: number;
          /**
           * ID of the file
           */
          download: string;
        };
    errors: never;
  };
  /**
   * See how many bounced mails a change would be of
   */
  'audit/bulk.preview': {
    params: {
      company: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * What is to be done
       */
      kind: 'exit' | 'resolve';
      /**
       * Those that were chosen one by one.
       *
       * Items: ID
       */
      ids?: string[];
      /**
       * All that are found by the search and the filters
       */
      all?: boolean;
      /**
       * Without one it is today, as the company's clock says.
       */
      exit_date?: string;
      /**
       * Search
       */
      raw_search_string?: string;
      /**
       * Status
       */
      status?: 'open' | 'resolved';
      /**
       * Whether the employee is still here
       */
      user__profile__status?: 'active' | 'inactive';
      /**
       * A period of the list, or days such as `2026-01-01..2026-01-31`.
       */
      created?: string;
      /**
       * Bounced from
       */
      createdAt_date_start?: string;
      /**
       * Bounced until
       */
      createdAt_date_end?: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What is confirmed with it
       */
      preview: string;
      /**
       * How many it is of
       */
      count: number;
      /**
       * How many of them belong to no employee
       */
      without_employee: number;
      /**
       * Exit date
       */
      exit_date: string | null;
      /**
       * The exit date is today
       */
      today: boolean;
    };
    errors: 'NoPeriod' | 'NothingOpen' | 'TooManyChosen';
  };
  /**
   * Check that nothing in the audit log was changed or removed
   */
  'audit/check.begin': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {};
    /**
     * A job has begun
     */
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * ID
       */
      job_id: string;
      /**
       * Path of the socket that says how far it is
       */
      socket: string;
      /**
       * How many it is of
       */
      total: number;
    };
    errors: never;
  };
  /**
   * Call off a file that is being made
   */
  'audit/download.cancel': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'NotNow';
  };
  /**
   * Download a file once more
   */
  'audit/download.file': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Link of five minutes
       */
      report_url: string;
    };
    errors: 'Denied';
  };
  /**
   * List one's downloads
   */
  'audit/download.list': {
    params: Record<string, never>;
    query: {
      /**
       * Rows per page
       */
      page_limit: number;
      page_offset?: number;
      /**
       * What the page before has answered as `next`
       */
      cursor?: string;
      ordering?: 'createdAt' | '-createdAt';
      /**
       * Items: Dashboard Type
       */
      fields?: (
        | 'culture_dashboard'
        | 'adhoc_dashboard'
        | 'exit_dashboard'
        | 'wellbeing_dashboard'
        | 'touchpoint'
        | 'genai'
        | 'employees'
        | 'permissions'
        | 'import'
        | 'audit_log'
        | 'bounced_mail'
        | 'support'
      )[];
      created?: string;
      createdAt_date_start?: string;
      createdAt_date_end?: string;
      /**
       * Of everyone, for SuperAdmins
       */
      everyone?: boolean;
    };
    body: undefined;
    answer: {
      status: 200;
      results: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Asked for by
         */
        user: string;
        /**
         * Names of the reports in the file, comma-separated.
         */
        report_name: string;
        /**
         * Dashboard Type
         */
        type:
          | 'culture_dashboard'
          | 'adhoc_dashboard'
          | 'exit_dashboard'
          | 'wellbeing_dashboard'
          | 'touchpoint'
          | 'genai'
          | 'employees'
          | 'permissions'
          | 'import'
          | 'audit_log'
          | 'bounced_mail'
          | 'support';
        /**
         * Status
         */
        status: 'queued' | 'running' | 'ready' | 'failed' | 'cancelled';
        /**
         * Parts done
         */
        done: number;
        /**
         * Parts in all
         */
        total: number;
        /**
         * Asked for by the caller
         */
        own?: boolean;
        /**
         * File
         */
        file_state?: 'kept' | 'gone' | 'other' | 'none';
        /**
         * Asked for by
         */
        user__name?: string | null;
        created_at: string | null;
        /**
         * A link of five minutes to the file; null for anyone else than who asked for it, and once it is gone.
         */
        report_file_url: string | null;
      }[];
      count: number;
      /**
       * Cursor of the next page
       */
      next: string | null;
    };
    errors: never;
  };
  /**
   * Ask how far a file is
   */
  'audit/download.read': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      /**
       * Status
       */
      status: 'queued' | 'running' | 'ready' | 'failed' | 'cancelled';
      /**
       * Parts done
       */
      done: number;
      /**
       * Parts in all
       */
      total: number;
      /**
       * A link of five minutes to the file; null for anyone else than who asked for it, and once it is gone.
       */
      report_url: string | null;
    };
    errors: never;
  };
  /**
   * Take the audit log along as a file
   */
  'audit/line.export': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      raw_search_string?: string;
      /**
       * Items: Activity in
       */
      fields?: (
        | 'auth'
        | 'user'
        | 'chat'
        | 'note'
        | 'meeting'
        | 'touchpoint'
        | 'template'
        | 'group_logs'
        | 'segment_logs'
        | 'company_settings'
        | 'company_profile'
        | 'exit_survey_logs'
        | 'wellbeing_survey_logs'
        | 'integration'
        | 'api_token'
        | 'export'
        | 'job'
        | 'bounce'
        | 'mail'
        | 'support_ticket'
        | 'view_as'
        | 'audit_cut'
      )[];
      created?: string;
      /**
       * Date
       */
      createdAt_date_start?: string;
      /**
       * Date
       */
      createdAt_date_end?: string;
      /**
       * User
       */
      actor?: string;
      /**
       * Kind of record
       */
      entity?: string;
      /**
       * Record
       */
      record?: string;
    };
    answer:
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * Link of five minutes
           */
          report_url: string;
          /**
           * ID of the file
           */
          download: string;
        }
      | {
          /**
           * Status
           */
          status: 202;
          /**
           * State
           */
          state: string;
          /**
           * Rows
           */
          done: number;
          /**
           * Rows
           */
          total: number;
          /**
           * ID of the file
           */
          download: string;
        };
    errors: never;
  };
  /**
   * Read who stands in the audit log
   */
  'audit/line.filters': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * By filter, what there is to choose from
       */
      data: {
        /**
         * People who did something, by name
         *
         * Items: Person
         */
        actor: {
          /**
           * ID
           */
          value: string;
          /**
           * Name
           */
          label: string;
        }[];
      };
    };
    errors: never;
  };
  /**
   * List what was done by whom
   */
  'audit/line.list': {
    params: Record<string, never>;
    query: {
      /**
       * Lines per page
       */
      page_limit: number;
      page_offset?: number;
      /**
       * What the page before has answered as `next`
       */
      cursor?: string;
      raw_search_string?: string;
      ordering?: 'at' | '-at';
      /**
       * Items: Activity in
       */
      fields?: (
        | 'auth'
        | 'user'
        | 'chat'
        | 'note'
        | 'meeting'
        | 'touchpoint'
        | 'template'
        | 'group_logs'
        | 'segment_logs'
        | 'company_settings'
        | 'company_profile'
        | 'exit_survey_logs'
        | 'wellbeing_survey_logs'
        | 'integration'
        | 'api_token'
        | 'export'
        | 'job'
        | 'bounce'
        | 'mail'
        | 'support_ticket'
        | 'view_as'
        | 'audit_cut'
      )[];
      created?: string;
      /**
       * Date
       */
      createdAt_date_start?: string;
      /**
       * Date
       */
      createdAt_date_end?: string;
      /**
       * User
       */
      actor?: string;
      /**
       * Kind of record
       */
      entity?: string;
      /**
       * Record
       */
      record?: string;
    };
    body: undefined;
    answer: {
      status: 200;
      results: {
        /**
         * ID
         */
        id: number;
        /**
         * Activity in
         */
        type:
          | 'auth'
          | 'user'
          | 'chat'
          | 'note'
          | 'meeting'
          | 'touchpoint'
          | 'template'
          | 'group_logs'
          | 'segment_logs'
          | 'company_settings'
          | 'company_profile'
          | 'exit_survey_logs'
          | 'wellbeing_survey_logs'
          | 'integration'
          | 'api_token'
          | 'export'
          | 'job'
          | 'bounce'
          | 'mail'
          | 'support_ticket'
          | 'view_as'
          | 'audit_cut';
        /**
         * Activity
         */
        activity: string;
        /**
         * Kind of record
         */
        entity?: string | null;
        /**
         * Who did it; null where the product did it by itself.
         */
        actor?: string | null;
        /**
         * As whom the console was seen meanwhile.
         */
        onBehalf?: string | null;
        /**
         * Whose record it was, where it is a person's.
         */
        subject?: string | null;
        /**
         * By ID, what those are called whom the data before or after speaks of, and whom the reader sees.
         */
        people?: {
          [k: string]: string | null;
        };
        /**
         * What was done, and in what, in words.
         */
        told?: string;
        /**
         * User
         */
        actor__name?: string | null;
        /**
         * Seen as
         */
        onBehalf__name?: string | null;
        /**
         * About
         */
        subject__name?: string | null;
        /**
         * Date
         */
        created_at: string;
        /**
         * User
         */
        created_by: {
          [k: string]: string | null;
        } | null;
        /**
         * Old data
         */
        old_data: {
          [k: string]: unknown;
        } | null;
        /**
         * New data
         */
        new_data: {
          [k: string]: unknown;
        } | null;
        /**
         * Record
         */
        record_id: string | null;
        /**
         * IP address
         */
        client_ip: string | null;
        /**
         * Where it came from
         */
        extra_data: {
          [k: string]: string | null;
        } | null;
      }[];
      count: number;
      /**
       * Cursor of the next page
       */
      next: string | null;
    };
    errors: never;
  };
  /**
   * See what the last check of the audit log has found
   */
  'audit/line.verify': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Lines
       */
      lines: number;
      /**
       * Sealed lines
       */
      sealed: number;
      /**
       * First line that is not as it was sealed, or before which one is missing
       */
      broken_at: number | null;
      /**
       * Last seal that holds
       */
      seal: string | null;
      /**
       * Place of the last line that is no longer kept
       */
      cut: number;
      /**
       * When it ended; null: there was none
       */
      checked_at: string | null;
      /**
       * A check of the caller's that goes on
       */
      job_id: string | null;
    };
    errors: never;
  };
  /**
   * List what was uploaded
   */
  'audit/upload.list': {
    params: Record<string, never>;
    query: {
      /**
       * Rows per page
       */
      page_limit: number;
      page_offset?: number;
      /**
       * What the page before has answered as `next`
       */
      cursor?: string;
      ordering?: 'createdAt' | '-createdAt';
      created?: string;
      createdAt_date_start?: string;
      createdAt_date_end?: string;
      /**
       * Kind of log
       */
      fields: 'user_sync';
    };
    body: undefined;
    answer: {
      /**
       * Total
       */
      count: number;
      /**
       * Cursor of the next page
       */
      next: string | null;
      /**
       * Uploads, the newest first
       */
      results: {
        /**
         * ID
         */
        id: string;
        /**
         * Uploaded by
         */
        created_by__name: string | null;
        /**
         * File
         */
        file_name: string;
        /**
         * Success
         */
        success_count: number;
        /**
         * Updated
         */
        updated_count: number;
        /**
         * New added
         */
        new_user_count: number;
        /**
         * Failure
         */
        error_count: number;
        /**
         * Uploaded by
         */
        created_by: {
          /**
           * Last name
           */
          last_name: string | null;
          /**
           * Name
           */
          display_name: string;
          /**
           * Email
           */
          email: string;
          /**
           * First name
           */
          first_name: string | null;
        };
        /**
         * Email
         */
        created_by__email: string;
        /**
         * Uploaded date format
         */
        mapping_date_format: string | null;
        /**
         * State
         */
        state: string;
        /**
         * Uploaded by the caller
         */
        own: boolean;
        /**
         * Date of upload
         */
        created_at: string;
        /**
         * A link of five minutes to the file as it was uploaded; null for anyone else than who uploaded it, and once it is gone.
         */
        user_data_file: string | null;
      }[];
    };
    errors: never;
  };
  /**
   * Answer a question of the chat of a personal link
   */
  'chats/page.answer': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * One that could not be any is answered like one that is unknown.
       */
      token: string;
      /**
       * ID
       */
      question: string;
      /**
       * Answer in words
       */
      text?: string;
      /**
       * Place on the scale
       */
      value?: number;
      /**
       * Reply or card that was chosen
       */
      choice?: string;
      /**
       * The question is passed over
       */
      skip?: boolean;
    };
    /**
     * What the page shows
     */
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What it is for
       */
      purpose: 'chat' | 'feedback';
      /**
       * Brand of the company
       */
      brand: string;
      /**
       * The assistant's face
       */
      avatar: string | null;
      /**
       * In whose name the assistant writes
       */
      sender: string | null;
      /**
       * First name
       */
      first_name: string;
      /**
       * Whom to call now, for someone who has written of self-harm
       */
      help?: string | null;
      /**
       * What it is about
       */
      title: string;
      /**
       * What was said so far
       *
       * Items: Entry
       */
      entries: {
        /**
         * Place
         */
        position: number;
        /**
         * Said by the assistant
         */
        bot: boolean;
        /**
         * Text
         */
        text: string;
      }[];
      /**
       * What is asked now
       */
      question: {
        /**
         * ID
         */
        id: string;
        /**
         * Kind of answer
         */
        type: 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel' | 'note';
        /**
         * Question
         */
        text: string;
        /**
         * An answer is required
         */
        required: boolean;
        /**
         * Below the question
         */
        details?: string;
        /**
         * Address of the picture below the question
         */
        picture?: string;
        /**
         * Words of the scale, from 1 on
         */
        words?: string[];
        /**
         * Scale as
         */
        scaleType?: 'emoji' | 'number';
        /**
         * Replies to choose from
         */
        replies?: string[];
        /**
         * Cards to choose from
         *
         * Items: Card
         */
        cards?: {
          /**
           * Heading
           */
          title: string;
          /**
           * Text
           */
          text?: string;
          /**
           * Address of its picture
           */
          picture?: string;
          /**
           * Button
           */
          button?: string;
          /**
           * Replies to choose from, in place of the button
           */
          replies?: string[];
        }[];
      } | null;
      /**
       * Questions answered or passed over
       */
      done: number;
      /**
       * Questions
       */
      total: number;
      /**
       * Who reads the answers is said before the first question
       */
      tells_first: boolean;
      /**
       * The chat is complete
       */
      completed: boolean;
      /**
       * Where content people are asked to say so
       */
      offer: {
        /**
         * Name of the place
         */
        label: string;
        /**
         * Address
         */
        link: string;
      } | null;
    };
    errors: 'LinkOver' | 'AnswerMissing' | 'NoSuchChoice' | 'TooOften';
  };
  /**
   * Open the chat of a personal link
   */
  'chats/page.open': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * One that could not be any is answered like one that is unknown.
       */
      token: string;
    };
    /**
     * What the page shows
     */
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What it is for
       */
      purpose: 'chat' | 'feedback';
      /**
       * Brand of the company
       */
      brand: string;
      /**
       * The assistant's face
       */
      avatar: string | null;
      /**
       * In whose name the assistant writes
       */
      sender: string | null;
      /**
       * First name
       */
      first_name: string;
      /**
       * Whom to call now, for someone who has written of self-harm
       */
      help?: string | null;
      /**
       * What it is about
       */
      title: string;
      /**
       * What was said so far
       *
       * Items: Entry
       */
      entries: {
        /**
         * Place
         */
        position: number;
        /**
         * Said by the assistant
         */
        bot: boolean;
        /**
         * Text
         */
        text: string;
      }[];
      /**
       * What is asked now
       */
      question: {
        /**
         * ID
         */
        id: string;
        /**
         * Kind of answer
         */
        type: 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel' | 'note';
        /**
         * Question
         */
        text: string;
        /**
         * An answer is required
         */
        required: boolean;
        /**
         * Below the question
         */
        details?: string;
        /**
         * Address of the picture below the question
         */
        picture?: string;
        /**
         * Words of the scale, from 1 on
         */
        words?: string[];
        /**
         * Scale as
         */
        scaleType?: 'emoji' | 'number';
        /**
         * Replies to choose from
         */
        replies?: string[];
        /**
         * Cards to choose from
         *
         * Items: Card
         */
        cards?: {
          /**
           * Heading
           */
          title: string;
          /**
           * Text
           */
          text?: string;
          /**
           * Address of its picture
           */
          picture?: string;
          /**
           * Button
           */
          button?: string;
          /**
           * Replies to choose from, in place of the button
           */
          replies?: string[];
        }[];
      } | null;
      /**
       * Questions answered or passed over
       */
      done: number;
      /**
       * Questions
       */
      total: number;
      /**
       * Who reads the answers is said before the first question
       */
      tells_first: boolean;
      /**
       * The chat is complete
       */
      completed: boolean;
      /**
       * Where content people are asked to say so
       */
      offer: {
        /**
         * Name of the place
         */
        label: string;
        /**
         * Address
         */
        link: string;
      } | null;
    };
    errors: 'LinkOver' | 'TooOften';
  };
  /**
   * Send a new personal link in place of one that has ended
   */
  'chats/page.renew': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * One that could not be any is answered like one that is unknown.
       */
      token: string;
    };
    /**
     * Whatever became of it: nobody learns by it whether a link was ever one.
     */
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * End a chat with its ratings
   */
  'chats/session.complete': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * 1 (terrible) to 5 (awesome).
       */
      overall_mood?: number;
      /**
       * Rating by driver
       */
      driver_rating?: {
        /**
         * Mental
         */
        mental?: number;
        /**
         * Social
         */
        social?: number;
        /**
         * Physical
         */
        physical?: number;
        /**
         * Purposefulness
         */
        purposefulness?: number;
      };
      /**
       * How likely they would recommend working here.
       */
      enps?: number;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What comes after it
       */
      data: {
        /**
         * It had ended before
         */
        repeated: boolean;
        /**
         * Where the employee is to be asked to say the same
         */
        offer: {
          /**
           * Which
           */
          field: string;
          /**
           * Name
           */
          label: string;
          /**
           * Address
           */
          link: string;
        } | null;
      };
    };
    errors: 'NoSuchChat' | 'EndedOtherwise';
  };
  /**
   * Add messages to a chat
   */
  'chats/session.messages': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * In their order. What is there already (by external_id, else by position) is not stored again; late ones take their position.
       *
       * Items: Message
       */
      messages: ({
        [k: string]: unknown;
      } & {
        /**
         * Without it, after the last.
         */
        position?: number;
        /**
         * Id at your side
         */
        external_id?: string;
        /**
         * Id of the question that is asked or answered
         */
        question?: string;
        /**
         * What was said
         */
        msg: {
          text: string;
          value?: string | number | null;
        }[];
        /**
         * Said by the assistant
         */
        bot_response: boolean;
        /**
         * Waits for an answer
         */
        responseRequired?: boolean;
        /**
         * Part of every chat
         */
        defaultInteraction?: boolean;
      })[];
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What became of them
       */
      data: {
        /**
         * Stored now
         */
        stored: number;
        /**
         * There already
         */
        repeated: number;
      };
    };
    errors: 'NoSuchChat' | 'MessageDiffers';
  };
  /**
   * Start a chat with an employee
   */
  'chats/session.start': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Named in one way.
       */
      employee: {
        /**
         * Id here
         */
        id?: string;
        /**
         * Employee ID
         */
        employee_id?: string;
        /**
         * Email
         */
        email?: string;
      };
      /**
       * Id of the touchpoint
       */
      touchpoint: string;
      /**
       * Sent again with the same one, it is the same chat and no second credit.
       */
      external_id?: string;
    };
    answer:
      | {
          /**
           * Status
           */
          status: number;
          /**
           * The chat
           */
          data: {
            /**
             * Id of the chat
             */
            id: string;
          };
        }
      | {
          /**
           * Status
           */
          status: 202;
          /**
           * Why
           */
          data: {
            /**
             * paused: the company has paused interactions. credits: none is left.
             */
            held: 'paused' | 'credits';
          };
        };
    errors: 'NoSuchEmployee' | 'NoSuchTouchpoint' | 'EmployeeLeft' | 'TouchpointNotLive' | 'SwitchedOff' | 'OtherChat';
  };
  /**
   * Confirm an API token that is held
   */
  'company/api-token.confirm': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'NotInForce' | 'BeyondYours' | 'WiderThanYours';
  };
  /**
   * Make an API token
   */
  'company/api-token.create': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Name
       */
      name: string;
      /**
       * May
       */
      scopes: ('chats:start' | 'chats:answer')[];
      /**
       * Which employees it reaches, as the filter of a group, within those that its maker sees; {} is all. Left out: all whom its maker sees.
       */
      segments?: {
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        location__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        city__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        region__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        country__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        site__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        role_category__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        business__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        businessHead__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        gender__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        function__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        designation__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        department__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        sub_department__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        grade__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        cluster__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        team__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        segment__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        sub_segment__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        tags?: string | string[];
      };
      /**
       * In force for
       */
      days: 30 | 90 | 365 | 0;
    };
    answer: {
      /**
       * Status
       */
      status: 201;
      /**
       * ID
       */
      id: string;
      /**
       * The token, shown this once
       */
      token: string;
    };
    errors: 'TooManyTokens' | 'NoFilter' | 'BeyondYours' | 'WiderThanYours';
  };
  /**
   * List API tokens
   */
  'company/api-token.list': {
    params: Record<string, never>;
    query: {
      page_limit?: number;
      page_offset?: number;
      ordering?: 'createdAt' | '-createdAt';
    };
    body: undefined;
    answer: {
      status: 200;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        createdAt: string;
        /**
         * Name
         */
        name: string;
        /**
         * May
         */
        scopes: ('chats:start' | 'chats:answer')[];
        /**
         * Reaches all employees
         */
        all_employees: boolean;
        /**
         * Begins with
         */
        start: string;
        /**
         * Made by
         */
        created_by: string;
        /**
         * Expires
         */
        expires_at?: string | null;
        /**
         * Last used
         */
        last_used?: string | null;
        /**
         * Revoked at
         */
        revoked_at?: string | null;
        /**
         * Answers for it: the token does nothing that this person may not.
         */
        confirmed_by: string;
        /**
         * Employees
         */
        audience?: string;
        /**
         * State
         */
        state?: 'active' | 'held' | 'expired' | 'revoked';
        /**
         * Made by
         */
        created_by__name?: string | null;
        /**
         * Confirmed by
         */
        confirmed_by__name?: string | null;
        /**
         * Field with __in → values joined with commas, tags → a list.
         */
        segments: {
          [k: string]: string | string[];
        } | null;
        /**
         * Held since
         */
        held_at: string | null;
        /**
         * Held because
         */
        held_because: 'left' | 'rights' | 'audience' | null;
      }[];
      total: number;
    };
    errors: never;
  };
  /**
   * Revoke an API token
   */
  'company/api-token.revoke': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'RevokedBefore';
  };
  /**
   * The company's plan: what it counts, what is left, which features it has
   */
  'company/plan.read': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      status: 200;
      data: {
        active_plan: string | null;
        lines: {
          line: 'touchpoints' | 'adhoc' | 'recipients' | 'admins';
          /**
           * Null: credits without a limit are not counted.
           */
          used: number | null;
          /**
           * Null: no limit.
           */
          limit: number | null;
          remaining: number | null;
        }[];
        features: {
          feature: 'SSO' | 'Gmail login' | 'Alert word';
          state: 'included' | 'requested' | 'available';
          requestedAt: string | null;
        }[];
      };
    };
    errors: never;
  };
  /**
   * Read the profile of the own company
   */
  'company/profile.read': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      /**
       * Used in file names and by the operator's commands.
       */
      slug?: string;
      /**
       * Company name
       */
      company_name?: string;
      /**
       * Address
       */
      company_address?: string | null;
      /**
       * Country
       */
      country?: string | null;
      /**
       * Company type
       */
      company_type?: string | null;
      /**
       * Employee strength
       */
      employee_strength?: number | null;
      /**
       * Brand name
       */
      brand_name?: string | null;
      /**
       * Rich text: up to 5,000 visible characters.
       */
      companyProfile?: string | null;
      /**
       * Logo
       */
      company_logo?: string | null;
      /**
       * Website
       */
      company_website?: string | null;
      /**
       * SPOC name
       */
      spoc_name?: string | null;
      /**
       * SPOC phone
       */
      spoc_phone?: string | null;
      /**
       * SPOC email
       */
      spoc_email?: string | null;
      /**
       * LinkedIn
       */
      linkedin_link?: string | null;
      /**
       * Facebook
       */
      facebook_link?: string | null;
      /**
       * Glassdoor
       */
      glassdoor_link?: string | null;
      /**
       * JobStreet
       */
      jobStreet_link?: string | null;
      /**
       * Avatar
       */
      company_avatar_id?: 'violet' | 'teal' | 'coral' | 'amber' | 'blue' | 'slate' | null;
      /**
       * Touchpoints are switched on
       */
      milestone_active?: boolean;
      /**
       * Null: no limit.
       */
      milestone_limit?: number | null;
      /**
       * Touchpoint credits left
       */
      milestone_limit_remaining?: number | null;
      /**
       * Ad hoc chats are switched on
       */
      adhoc_active?: boolean;
      /**
       * Null: no limit.
       */
      adhoc_limit?: number | null;
      /**
       * Ad hoc credits left
       */
      adhoc_limit_remaining?: number | null;
      /**
       * The exit survey is switched on
       */
      exit_active?: boolean;
      /**
       * Admins may edit touchpoints
       */
      stage_edit_active?: boolean;
      /**
       * More than one messaging channel may be connected
       */
      multiple_channels_active?: boolean;
      /**
       * WhatsApp is connected
       */
      notification_enabled?: boolean;
      /**
       * Second factor required for admins
       */
      second_factor_required?: boolean | null;
      /**
       * Status of the company's users
       */
      users_status?: string | null;
      /**
       * Active
       */
      is_active?: boolean;
      /**
       * Internal
       */
      is_internal?: boolean;
      /**
       * Plan
       */
      active_plan?: string | null;
      /**
       * Time zone
       */
      time_zone?: string;
      /**
       * Last updated
       */
      lastUpdated?: string;
      /**
       * Picture
       */
      company_avatar?: string | null;
      /**
       * Avatars to choose from
       */
      companies_avatar?: {
        [k: string]: string;
      } | null;
      /**
       * Employee tags
       */
      tags?: string[] | null;
    };
    errors: never;
  };
  /**
   * Change the profile of the own company
   */
  'company/profile.update': {
    params: {
      companyId: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Company name
       */
      company_name?: string;
      /**
       * Address
       */
      company_address?: string | null;
      /**
       * Country
       */
      country?: string | null;
      /**
       * Company type
       */
      company_type?: string | null;
      /**
       * Employee strength
       */
      employee_strength?: number | null;
      /**
       * Brand name
       */
      brand_name?: string | null;
      /**
       * Rich text: up to 5,000 visible characters.
       */
      companyProfile?: string | null;
      /**
       * Logo
       */
      company_logo?: string | null;
      /**
       * Website
       */
      company_website?: string | null;
      /**
       * SPOC name
       */
      spoc_name?: string | null;
      /**
       * SPOC phone
       */
      spoc_phone?: string | null;
      /**
       * SPOC email
       */
      spoc_email?: string | null;
      /**
       * LinkedIn
       */
      linkedin_link?: string | null;
      /**
       * Facebook
       */
      facebook_link?: string | null;
      /**
       * Glassdoor
       */
      glassdoor_link?: string | null;
      /**
       * JobStreet
       */
      jobStreet_link?: string | null;
      /**
       * Avatar
       */
      company_avatar_id?: 'violet' | 'teal' | 'coral' | 'amber' | 'blue' | 'slate' | null;
      /**
       * WhatsApp is connected
       */
      notification_enabled?: boolean;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * The profile as it is now
       */
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Used in file names and by the operator's commands.
         */
        slug?: string;
        /**
         * Company name
         */
        company_name?: string;
        /**
         * Address
         */
        company_address?: string | null;
        /**
         * Country
         */
        country?: string | null;
        /**
         * Company type
         */
        company_type?: string | null;
        /**
         * Employee strength
         */
        employee_strength?: number | null;
        /**
         * Brand name
         */
        brand_name?: string | null;
        /**
         * Rich text: up to 5,000 visible characters.
         */
        companyProfile?: string | null;
        /**
         * Logo
         */
        company_logo?: string | null;
        /**
         * Website
         */
        company_website?: string | null;
        /**
         * SPOC name
         */
        spoc_name?: string | null;
        /**
         * SPOC phone
         */
        spoc_phone?: string | null;
        /**
         * SPOC email
         */
        spoc_email?: string | null;
        /**
         * LinkedIn
         */
        linkedin_link?: string | null;
        /**
         * Facebook
         */
        facebook_link?: string | null;
        /**
         * Glassdoor
         */
        glassdoor_link?: string | null;
        /**
         * JobStreet
         */
        jobStreet_link?: string | null;
        /**
         * Avatar
         */
        company_avatar_id?: 'violet' | 'teal' | 'coral' | 'amber' | 'blue' | 'slate' | null;
        /**
         * Touchpoints are switched on
         */
        milestone_active?: boolean;
        /**
         * Null: no limit.
         */
        milestone_limit?: number | null;
        /**
         * Touchpoint credits left
         */
        milestone_limit_remaining?: number | null;
        /**
         * Ad hoc chats are switched on
         */
        adhoc_active?: boolean;
        /**
         * Null: no limit.
         */
        adhoc_limit?: number | null;
        /**
         * Ad hoc credits left
         */
        adhoc_limit_remaining?: number | null;
        /**
         * The exit survey is switched on
         */
        exit_active?: boolean;
        /**
         * Admins may edit touchpoints
         */
        stage_edit_active?: boolean;
        /**
         * More than one messaging channel may be connected
         */
        multiple_channels_active?: boolean;
        /**
         * WhatsApp is connected
         */
        notification_enabled?: boolean;
        /**
         * Second factor required for admins
         */
        second_factor_required?: boolean | null;
        /**
         * Status of the company's users
         */
        users_status?: string | null;
        /**
         * Active
         */
        is_active?: boolean;
        /**
         * Internal
         */
        is_internal?: boolean;
        /**
         * Plan
         */
        active_plan?: string | null;
        /**
         * Time zone
         */
        time_zone?: string;
      };
    };
    errors: 'LogoMissing' | 'ProfileIncomplete' | 'LimitReached' | 'ChannelMissing';
  };
  /**
   * Read the settings of the own company
   */
  'company/settings.read': {
    params: {
      companyId: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      /**
       * Words
       *
       * Items: Word
       */
      chat_alert_words: string[];
      /**
       * Tags
       *
       * Items: Tag
       */
      employee_tags?: string[];
      /**
       * At present
       */
      pause_state?: 'none' | 'planned' | 'running';
      /**
       * Alert words
       */
      chat_alert_word_notification: true | false;
      /**
       * `simple`, or a language in whose forms each word is looked for.
       */
      chat_alert_word_forms:
        | 'simple'
        | 'dutch'
        | 'english'
        | 'french'
        | 'german'
        | 'italian'
        | 'portuguese'
        | 'spanish';
      /**
       * Shown at once to someone who writes of self-harm in a chat.
       */
      help_contacts?: string | null;
      /**
       * Resolution Summary
       */
      enable_action_summary?: '0' | '1' | '2';
      /**
       * Content people are asked to say so elsewhere.
       */
      enable_brand_promotion_feedback?: true | false;
      /**
       * Social link
       */
      brand_promotion_feedback_field?: 'glassdoor_link' | 'jobStreet_link' | 'linkedin_link' | 'facebook_link' | null;
      /**
       * Auto-assign disengaged
       */
      disengaged_auto_assign?: true | false;
      /**
       * Assign disengaged to
       */
      disengaged_reference_field?: 'hr_manager' | 'hrbp' | null;
      /**
       * Auto-assign Fence-sitters
       */
      passively_engaged_auto_assign?: true | false;
      /**
       * Assign fence-sitters to
       */
      passively_engaged_reference_field?: 'hr_manager' | 'hrbp' | null;
      /**
       * Invitations to the channel first
       */
      channel_first?: true | false;
      /**
       * Auto acknowledge
       */
      auto_acknowledge?: true | false;
      /**
       * Pause interaction
       */
      pause_interaction_active?: true | false;
      /**
       * First day, in the company's time zone.
       */
      pause_interaction_start_date?: string | null;
      /**
       * Last day, in the company's time zone.
       */
      pause_interaction_end_date?: string | null;
      /**
       * Post-Resolution feedback for HR partner interventions
       */
      resolution_feedback_enabled?: true | false;
      /**
       * eNPS detractor notification
       */
      detractors_notification?: true | false;
      /**
       * Mail to
       */
      detractors_ref_field?: 'hr_manager' | 'hrbp' | null;
      /**
       * Scores below this one count.
       */
      detractor_below?: 6 | 7;
      /**
       * Days on which the company does not work, besides Saturdays and Sundays.
       *
       * Items: Holiday
       */
      holidays?: {
        /**
         * Day
         */
        day: string;
        /**
         * Name
         */
        name: string;
      }[];
      /**
       * For how many days lines of the audit log are kept; 0: for good.
       */
      audit_keep_days?: 0 | 365 | 730 | 1095 | 2555 | null;
      /**
       * Field → when and by whom. Only of fields that the caller may read.
       */
      changes: {
        /**
         * Change
         */
        [k: string]: {
          /**
           * When
           */
          at: string;
          /**
           * By whom
           */
          by: string | null;
        };
      };
      /**
       * Social links that the company profile names
       */
      social_links?: string[];
      /**
       * The day that it is at the company
       */
      today?: string;
      /**
       * Time zone of the company
       */
      time_zone?: string;
    };
    errors: never;
  };
  /**
   * Change the settings of the own company
   */
  'company/settings.update': {
    params: {
      companyId: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Alert words
       */
      chat_alert_word_notification?: true | false;
      /**
       * `simple`, or a language in whose forms each word is looked for.
       */
      chat_alert_word_forms?:
        | 'simple'
        | 'dutch'
        | 'english'
        | 'french'
        | 'german'
        | 'italian'
        | 'portuguese'
        | 'spanish';
      /**
       * Shown at once to someone who writes of self-harm in a chat.
       */
      help_contacts?: string | null;
      /**
       * Resolution Summary
       */
      enable_action_summary?: '0' | '1' | '2';
      /**
       * Content people are asked to say so elsewhere.
       */
      enable_brand_promotion_feedback?: true | false;
      /**
       * Social link
       */
      brand_promotion_feedback_field?: 'glassdoor_link' | 'jobStreet_link' | 'linkedin_link' | 'facebook_link' | null;
      /**
       * Auto-assign disengaged
       */
      disengaged_auto_assign?: true | false;
      /**
       * Assign disengaged to
       */
      disengaged_reference_field?: 'hr_manager' | 'hrbp' | null;
      /**
       * Auto-assign Fence-sitters
       */
      passively_engaged_auto_assign?: true | false;
      /**
       * Assign fence-sitters to
       */
      passively_engaged_reference_field?: 'hr_manager' | 'hrbp' | null;
      /**
       * Invitations to the channel first
       */
      channel_first?: true | false;
      /**
       * Auto acknowledge
       */
      auto_acknowledge?: true | false;
      /**
       * Pause interaction
       */
      pause_interaction_active?: true | false;
      /**
       * First day, in the company's time zone.
       */
      pause_interaction_start_date?: string | null;
      /**
       * Last day, in the company's time zone.
       */
      pause_interaction_end_date?: string | null;
      /**
       * Post-Resolution feedback for HR partner interventions
       */
      resolution_feedback_enabled?: true | false;
      /**
       * eNPS detractor notification
       */
      detractors_notification?: true | false;
      /**
       * Mail to
       */
      detractors_ref_field?: 'hr_manager' | 'hrbp' | null;
      /**
       * Scores below this one count.
       */
      detractor_below?: 6 | 7;
      /**
       * Days on which the company does not work, besides Saturdays and Sundays.
       *
       * Items: Holiday
       */
      holidays?: {
        /**
         * Day
         */
        day: string;
        /**
         * Name
         */
        name: string;
      }[];
      /**
       * For how many days lines of the audit log are kept; 0: for good.
       */
      audit_keep_days?: 0 | 365 | 730 | 1095 | 2555;
      /**
       * Blank ones and repetitions are dropped.
       */
      chat_alert_words?: string[];
      /**
       * Blank ones and repetitions are dropped.
       */
      employee_tags?: string[];
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * The settings as they are now
       */
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Words
         *
         * Items: Word
         */
        chat_alert_words?: string[];
        /**
         * Tags
         *
         * Items: Tag
         */
        employee_tags?: string[];
        /**
         * Alert words
         */
        chat_alert_word_notification?: true | false;
        /**
         * `simple`, or a language in whose forms each word is looked for.
         */
        chat_alert_word_forms:
          | 'simple'
          | 'dutch'
          | 'english'
          | 'french'
          | 'german'
          | 'italian'
          | 'portuguese'
          | 'spanish';
        /**
         * Shown at once to someone who writes of self-harm in a chat.
         */
        help_contacts?: string | null;
        /**
         * Resolution Summary
         */
        enable_action_summary?: '0' | '1' | '2';
        /**
         * Content people are asked to say so elsewhere.
         */
        enable_brand_promotion_feedback?: true | false;
        /**
         * Social link
         */
        brand_promotion_feedback_field?: 'glassdoor_link' | 'jobStreet_link' | 'linkedin_link' | 'facebook_link' | null;
        /**
         * Auto-assign disengaged
         */
        disengaged_auto_assign?: true | false;
        /**
         * Assign disengaged to
         */
        disengaged_reference_field?: 'hr_manager' | 'hrbp' | null;
        /**
         * Auto-assign Fence-sitters
         */
        passively_engaged_auto_assign?: true | false;
        /**
         * Assign fence-sitters to
         */
        passively_engaged_reference_field?: 'hr_manager' | 'hrbp' | null;
        /**
         * Invitations to the channel first
         */
        channel_first?: true | false;
        /**
         * Auto acknowledge
         */
        auto_acknowledge?: true | false;
        /**
         * Pause interaction
         */
        pause_interaction_active?: true | false;
        /**
         * First day, in the company's time zone.
         */
        pause_interaction_start_date?: string | null;
        /**
         * Last day, in the company's time zone.
         */
        pause_interaction_end_date?: string | null;
        /**
         * Post-Resolution feedback for HR partner interventions
         */
        resolution_feedback_enabled?: true | false;
        /**
         * eNPS detractor notification
         */
        detractors_notification?: true | false;
        /**
         * Mail to
         */
        detractors_ref_field?: 'hr_manager' | 'hrbp' | null;
        /**
         * Scores below this one count.
         */
        detractor_below?: 6 | 7;
        /**
         * Days on which the company does not work, besides Saturdays and Sundays.
         *
         * Items: Holiday
         */
        holidays?: {
          /**
           * Day
           */
          day: string;
          /**
           * Name
           */
          name: string;
        }[];
        /**
         * For how many days lines of the audit log are kept; 0: for good.
         */
        audit_keep_days?: 0 | 365 | 730 | 1095 | 2555 | null;
      };
    };
    errors:
      | 'NoAlertWords'
      | 'Mandatory'
      | 'NoSocialLink'
      | 'ProtectedTag'
      | 'TagInUse'
      | 'TagAsked'
      | 'HolidayTwice'
      | 'PauseBegun'
      | 'PauseReversed'
      | 'PauseTooLong';
  };
  /**
   * Count the people who carry a tag
   */
  'company/tag.count': {
    params: Record<string, never>;
    query: {
      tag: string;
    };
    body: undefined;
    answer: {
      status: 200;
      /**
       * How many there are
       */
      count: number;
    };
    errors: never;
  };
  /**
   * Ask support for a feature or another plan
   */
  'company/ticket.add': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Kind
       */
      type: 'feature_request' | 'plan_change' | 'integration_upgrade';
      /**
       * Subject
       */
      subject: string;
      /**
       * Description
       */
      description: string;
      /**
       * Phone to call back
       */
      contact_phone?: string;
      name?: unknown;
      email?: unknown;
    };
    answer: {
      /**
       * Status
       */
      status: 201;
      /**
       * The ticket
       */
      data: {
        /**
         * ID
         */
        id: string;
        type: string;
        subject: string;
        status: string;
      };
    };
    errors: never;
  };
  /**
   * Take the requests to support along as a file
   */
  'company/ticket.export': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      raw_search_string?: string;
    };
    answer:
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * Link of five minutes
           */
          report_url: string;
          /**
           * ID of the file
           */
          download: string;
        }
      | {
          /**
           * Status
           */
          status: 202;
          /**
           * State
           */
          state: string;
          /**
           * Rows
           */
          done: number;
          /**
           * Rows
           */
          total: number;
          /**
           * ID of the file
           */
          download: string;
        };
    errors: never;
  };
  /**
   * Close a support ticket, or open it again
   */
  'company/ticket.update': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Status
       */
      status: 'open' | 'closed';
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * The ticket as it is now
       */
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        status: string;
      };
    };
    errors: never;
  };
  /**
   * Read what people who have left answered
   */
  'exit/dashboard': {
    params: Record<string, never>;
    query: {
      /**
       * Department
       */
      department?: string;
      /**
       * Location
       */
      location?: string;
      /**
       * Time here
       */
      tenure?: 'half-year' | 'year' | 'two-years' | 'five-years' | 'longer';
      /**
       * Answered in
       */
      quarter?: string;
    };
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Why there are no figures
       */
      withheld: 'none' | 'few' | 'close' | 'many' | null;
      /**
       * When the figures were made
       */
      as_of: string | null;
      /**
       * Some figure would tell about too few and is hidden
       */
      hidden: boolean;
      /**
       * What can be filtered by
       */
      choices: {
        /**
         * Departments
         */
        departments: {
          /**
           * Value
           */
          value: string;
        }[];
        /**
         * Locations
         */
        locations: {
          /**
           * Value
           */
          value: string;
        }[];
        /**
         * Quarters
         */
        quarters: {
          /**
           * Value
           */
          value: string;
        }[];
      };
      /**
       * Figures, none of fewer people than the minimum
       */
      figures: {
        /**
         * People who were sent the survey
         */
        sent: number;
        /**
         * People who answered
         */
        respondents: number | null;
        /**
         * How it was to work here
         */
        experience: number | null;
        /**
         * Support by the manager
         */
        manager: number | null;
        /**
         * Would recommend us
         */
        recommend: number | null;
        /**
         * Main reasons for leaving
         */
        reasons: {
          /**
           * Reason
           */
          reason: string;
          /**
           * People
           */
          count: number | null;
        }[];
        /**
         * By department
         */
        departments: {
          /**
           * Department
           */
          name: string;
          /**
           * People who answered
           */
          respondents: number | null;
          /**
           * How it was to work here
           */
          experience: number | null;
        }[];
        /**
         * By time here
         */
        tenures: {
          /**
           * Time here
           */
          name: string;
          /**
           * People who answered
           */
          respondents: number | null;
          /**
           * How it was to work here
           */
          experience: number | null;
        }[];
        /**
         * Over time
         */
        quarters: {
          /**
           * Quarter
           */
          name: string;
          /**
           * People who answered
           */
          respondents: number | null;
          /**
           * How it was to work here
           */
          experience: number | null;
        }[];
      } | null;
    };
    errors: never;
  };
  /**
   * Have a file made of what people who have left answered
   */
  'exit/dashboard.export': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Department
       */
      department?: string;
      /**
       * Location
       */
      location?: string;
      /**
       * Time here
       */
      tenure?: 'half-year' | 'year' | 'two-years' | 'five-years' | 'longer';
      /**
       * Answered in
       */
      quarter?: string;
    };
    answer:
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * Signed link, good for five minutes
           */
          report_url: string;
          /**
           * ID
           */
          download: string;
        }
      | {
          /**
           * Status
           */
          status: 202;
          /**
           * State
           */
          state: 'queued' | 'running' | 'ready' | 'failed' | 'cancelled';
          /**
           * Total
           */
          done: number;
          /**
           * Total
           */
          total: number;
          /**
           * ID
           */
          download: string;
        };
    errors: 'NotTold' | 'ReportFailed';
  };
  /**
   * Download a report of the post-exit survey
   */
  'exit/report.download': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Report
       */
      report_type: 'questions' | 'reminders';
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Signed link, good for five minutes
       */
      message: string;
    };
    errors: never;
  };
  /**
   * Add a post-exit survey
   */
  'exit/stage.create': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Time after the joining date, of a post-exit survey after the exit date; 0 is that day.
       */
      triggerTimeDuration: number;
      /**
       * Unit
       */
      triggerTimeUnit: 'days' | 'weeks' | 'months' | 'years';
      /**
       * Of a post-exit survey: mails to those who have not answered.
       *
       * Items: Reminder
       */
      reminders: {
        /**
         * Days after the invitation
         */
        after: number;
        /**
         * Sent to
         */
        to: 'both' | 'no_response' | 'partial_response';
      }[];
      /**
       * Title
       */
      title: string;
      /**
       * Questions
       *
       * Items: Question
       */
      questions: {
        /**
         * Given by the server; answers refer to it.
         */
        id?: string;
        /**
         * Name of a question that every post-exit survey asks, and that nobody changes.
         */
        fixed?: 'reason' | 'experience' | 'manager' | 'recommend' | 'change';
        /**
         * Question
         */
        text: string;
        /**
         * Kind of answer
         */
        type: 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel';
        /**
         * Scale from 1 to 5 as
         */
        scaleType?: 'emoji' | 'number';
        /**
         * Replies to choose from
         *
         * Items: Reply
         */
        quickReplies?: {
          /**
           * Reply
           */
          title: string;
          /**
           * What the assistant says then
           */
          postback?: string;
        }[];
        /**
         * Cards to choose from
         *
         * Items: Card
         */
        cards?: {
          /**
           * What is answered when the card is chosen.
           */
          title: string;
          /**
           * Text
           */
          text?: string;
          /**
           * Button
           */
          button?: string;
        }[];
        /**
         * An answer is required
         */
        responseRequired?: boolean;
      }[];
      /**
       * Status
       */
      status: 'draft' | 'live';
      /**
       * The admin in whose name the assistant writes, and whose name every employee therefore reads.
       */
      chatFromUser?: string | null;
      /**
       * Another name of chatFromUser.
       */
      chatFromUser_id?: string | null;
      /**
       * Where they are sent with the status live, both must be true.
       */
      acknowledgements?: boolean[];
      stageType?: unknown;
    };
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      createdAt: string;
      updatedAt: string;
      /**
       * Milestone
       */
      title: string;
      /**
       * Type
       */
      stageType: 'lifecycle' | 'postExit';
      /**
       * Time after the joining date, of a post-exit survey after the exit date; 0 is that day.
       */
      triggerTimeDuration: number;
      /**
       * Unit
       */
      triggerTimeUnit: 'days' | 'weeks' | 'months' | 'years';
      /**
       * Status
       */
      status: 'draft' | 'live' | 'deleted';
      /**
       * The admin in whose name the assistant writes, and whose name every employee therefore reads.
       */
      chatFromUser?: string | null;
      /**
       * Place in the order
       */
      position?: number | null;
      /**
       * Layout
       */
      mail_layout?: 'standard' | 'banner' | 'card' | null;
      /**
       * Subject
       */
      mail_subject?: string | null;
      /**
       * Body
       */
      mail_body?: string | null;
      /**
       * Header
       */
      header_text?: string | null;
      /**
       * Colour of the header's text
       */
      header_color?: string | null;
      /**
       * Colour behind the header
       */
      header_background?: string | null;
      /**
       * Button
       */
      action_button_text?: string | null;
      /**
       * Colour of the button's text
       */
      button_color?: string | null;
      /**
       * Colour of the button
       */
      button_background?: string | null;
      /**
       * Questions
       *
       * Items: Question
       */
      questions: {
        /**
         * Given by the server; answers refer to it.
         */
        id?: string;
        /**
         * Name of a question that every post-exit survey asks, and that nobody changes.
         */
        fixed?: 'reason' | 'experience' | 'manager' | 'recommend' | 'change';
        /**
         * Question
         */
        text: string;
        /**
         * Kind of answer
         */
        type: 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel';
        /**
         * Scale from 1 to 5 as
         */
        scaleType?: 'emoji' | 'number';
        /**
         * Replies to choose from
         *
         * Items: Reply
         */
        quickReplies?: {
          /**
           * Reply
           */
          title: string;
          /**
           * What the assistant says then
           */
          postback?: string;
        }[];
        /**
         * Cards to choose from
         *
         * Items: Card
         */
        cards?: {
          /**
           * What is answered when the card is chosen.
           */
          title: string;
          /**
           * Text
           */
          text?: string;
          /**
           * Button
           */
          button?: string;
        }[];
        /**
         * An answer is required
         */
        responseRequired?: boolean;
      }[];
      /**
       * Of a post-exit survey: mails to those who have not answered.
       */
      reminders?:
        | {
            /**
             * Days after the invitation
             */
            after: number;
            /**
             * Sent to
             */
            to: 'both' | 'no_response' | 'partial_response';
          }[]
        | null;
      /**
       * Chat from user
       */
      chatFromUser__name?: string | null;
    };
    errors:
      | 'TickAll'
      | 'LiveNeedsSender'
      | 'SenderNotAdmin'
      | 'TriggerTooLate'
      | 'FixedQuestion'
      | 'TooManyCustom'
      | 'SameDay'
      | 'OneLive'
      | 'SeesTooFew';
  };
  /**
   * List post-exit surveys
   */
  'exit/stage.list': {
    params: Record<string, never>;
    query: {
      /**
       * Rows per page
       */
      page_limit: number;
      /**
       * Counted from 1; 0 and missing mean 1.
       */
      page_offset?: number;
      /**
       * Search
       */
      raw_search_string?: string;
      /**
       * Types
       */
      stageType__in?: string | string[];
      /**
       * States
       */
      status__in?: string | string[];
      count?: unknown;
      include_all_stages?: unknown;
    };
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Surveys
       */
      data: {
        /**
         * Type
         */
        stageType: string;
        /**
         * The survey
         */
        stage_details: {
          /**
           * ID
           */
          id: string;
          version?: number;
          title: string;
          status: 'draft' | 'live' | 'deleted';
          questions_count: number;
          reminder_count: number;
          triggerTimeDuration: number;
          triggerTimeUnit: 'days' | 'weeks' | 'months' | 'years';
          triggerTimeIn: string;
          triggerTimeReference: string;
          /**
           * Chat on behalf of
           */
          chatFromUser: {
            /**
             * ID
             */
            id: string;
            name: string;
          } | null;
        };
      }[];
      /**
       * Total
       */
      total_count: number;
    };
    errors: never;
  };
  /**
   * Read a post-exit survey
   */
  'exit/stage.read': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      createdAt: string;
      updatedAt: string;
      /**
       * Milestone
       */
      title: string;
      /**
       * Type
       */
      stageType: 'lifecycle' | 'postExit';
      /**
       * Time after the joining date, of a post-exit survey after the exit date; 0 is that day.
       */
      triggerTimeDuration: number;
      /**
       * Unit
       */
      triggerTimeUnit: 'days' | 'weeks' | 'months' | 'years';
      /**
       * Status
       */
      status: 'draft' | 'live' | 'deleted';
      /**
       * The admin in whose name the assistant writes, and whose name every employee therefore reads.
       */
      chatFromUser?: string | null;
      /**
       * Place in the order
       */
      position?: number | null;
      /**
       * Layout
       */
      mail_layout?: 'standard' | 'banner' | 'card' | null;
      /**
       * Subject
       */
      mail_subject?: string | null;
      /**
       * Body
       */
      mail_body?: string | null;
      /**
       * Header
       */
      header_text?: string | null;
      /**
       * Colour of the header's text
       */
      header_color?: string | null;
      /**
       * Colour behind the header
       */
      header_background?: string | null;
      /**
       * Button
       */
      action_button_text?: string | null;
      /**
       * Colour of the button's text
       */
      button_color?: string | null;
      /**
       * Colour of the button
       */
      button_background?: string | null;
      /**
       * Questions
       *
       * Items: Question
       */
      questions: {
        /**
         * Given by the server; answers refer to it.
         */
        id?: string;
        /**
         * Name of a question that every post-exit survey asks, and that nobody changes.
         */
        fixed?: 'reason' | 'experience' | 'manager' | 'recommend' | 'change';
        /**
         * Question
         */
        text: string;
        /**
         * Kind of answer
         */
        type: 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel';
        /**
         * Scale from 1 to 5 as
         */
        scaleType?: 'emoji' | 'number';
        /**
         * Replies to choose from
         *
         * Items: Reply
         */
        quickReplies?: {
          /**
           * Reply
           */
          title: string;
          /**
           * What the assistant says then
           */
          postback?: string;
        }[];
        /**
         * Cards to choose from
         *
         * Items: Card
         */
        cards?: {
          /**
           * What is answered when the card is chosen.
           */
          title: string;
          /**
           * Text
           */
          text?: string;
          /**
           * Button
           */
          button?: string;
        }[];
        /**
         * An answer is required
         */
        responseRequired?: boolean;
      }[];
      /**
       * Of a post-exit survey: mails to those who have not answered.
       */
      reminders?:
        | {
            /**
             * Days after the invitation
             */
            after: number;
            /**
             * Sent to
             */
            to: 'both' | 'no_response' | 'partial_response';
          }[]
        | null;
      /**
       * Chat from user
       */
      chatFromUser__name?: string | null;
    };
    errors: never;
  };
  /**
   * Change, activate or deactivate the post-exit survey
   */
  'exit/stage.update': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Milestone
       */
      title?: string;
      /**
       * Time after the joining date, of a post-exit survey after the exit date; 0 is that day.
       */
      triggerTimeDuration?: number;
      /**
       * Unit
       */
      triggerTimeUnit?: 'days' | 'weeks' | 'months' | 'years';
      /**
       * Questions
       *
       * Items: Question
       */
      questions?: {
        /**
         * Given by the server; answers refer to it.
         */
        id?: string;
        /**
         * Name of a question that every post-exit survey asks, and that nobody changes.
         */
        fixed?: 'reason' | 'experience' | 'manager' | 'recommend' | 'change';
        /**
         * Question
         */
        text: string;
        /**
         * Kind of answer
         */
        type: 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel';
        /**
         * Scale from 1 to 5 as
         */
        scaleType?: 'emoji' | 'number';
        /**
         * Replies to choose from
         *
         * Items: Reply
         */
        quickReplies?: {
          /**
           * Reply
           */
          title: string;
          /**
           * What the assistant says then
           */
          postback?: string;
        }[];
        /**
         * Cards to choose from
         *
         * Items: Card
         */
        cards?: {
          /**
           * What is answered when the card is chosen.
           */
          title: string;
          /**
           * Text
           */
          text?: string;
          /**
           * Button
           */
          button?: string;
        }[];
        /**
         * An answer is required
         */
        responseRequired?: boolean;
      }[];
      /**
       * Of a post-exit survey: mails to those who have not answered.
       *
       * Items: Reminder
       */
      reminders?: {
        /**
         * Days after the invitation
         */
        after: number;
        /**
         * Sent to
         */
        to: 'both' | 'no_response' | 'partial_response';
      }[];
      /**
       * Status
       */
      status?: 'draft' | 'live';
      /**
       * The admin in whose name the assistant writes, and whose name every employee therefore reads.
       */
      chatFromUser?: string | null;
      /**
       * Another name of chatFromUser.
       */
      chatFromUser_id?: string | null;
      /**
       * Where they are sent with the status live, both must be true.
       */
      acknowledgements?: boolean[];
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * The survey as it is now
       */
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        title: string;
        stageType?: string;
        triggerTimeDuration?: number;
        triggerTimeUnit?: string;
        status: string;
        chatFromUser?: string | null;
        chatFromUser__name?: string | null;
        reminders?: {}[];
        questions?: {}[];
      };
    };
    errors:
      | 'TickAll'
      | 'LiveNeedsSender'
      | 'SenderNotAdmin'
      | 'TriggerTooLate'
      | 'FixedQuestion'
      | 'TooManyCustom'
      | 'SameDay'
      | 'OneLive'
      | 'SeesTooFew';
  };
  /**
   * Take the list of people who have left and cannot be written to along as a file
   */
  'exit/unreachable.export': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Link of five minutes
       */
      report_url: string;
    };
    errors: never;
  };
  /**
   * List people who have left and cannot be written to
   */
  'exit/unreachable.list': {
    params: Record<string, never>;
    query: {
      /**
       * Rows per page
       */
      page_limit: number;
      /**
       * Counted from 1; 0 and missing mean 1.
       */
      page_offset?: number;
    };
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * People
       *
       * Items: Person
       */
      data: {
        /**
         * ID
         */
        id: string;
        /**
         * Name
         */
        display_name: string;
        /**
         * Employee ID
         */
        employee_id: string;
        /**
         * Department
         */
        department: string | null;
        /**
         * Exit date
         */
        exit_date: string;
        /**
         * Why
         */
        why: 'none' | 'work' | 'bounced';
      }[];
      /**
       * Total
       */
      total_count: number;
    };
    errors: never;
  };
  /**
   * Download a GenAI report
   */
  'genai/log.file': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Link of five minutes
       */
      report_url: string;
    };
    errors: 'NoFile';
  };
  /**
   * List GenAI reports
   */
  'genai/log.list': {
    params: Record<string, never>;
    query: {
      /**
       * Rows per page
       */
      page_size: number;
      page_number?: number;
      ordering?: 'createdAt' | '-createdAt';
    };
    body: undefined;
    answer: {
      status: 200;
      results: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Report Name
         */
        report_name: string;
        /**
         * Created By
         */
        created_by: string;
        /**
         * Whom and what the report is about: what a filter is called → what its values are called, joined with commas.
         */
        meta_data?: {
          [k: string]: string;
        } | null;
        /**
         * Status
         */
        status: 'queued' | 'running' | 'success' | 'failed';
        /**
         * Error
         */
        error_message?: string | null;
        /**
         * Model
         */
        openai_model?: string | null;
        /**
         * Cost in dollars
         */
        total_cost?: number | null;
        /**
         * Tokens sent
         */
        prompt_token?: number | null;
        /**
         * Tokens answered
         */
        completion_token?: number | null;
        /**
         * Tokens in all
         */
        total_token?: number | null;
        /**
         * The caller can download it
         */
        has_file?: boolean;
        /**
         * Created By
         */
        created_by__name?: string | null;
        created_at: string | null;
        /**
         * A link of five minutes to the file; null for anyone else than who asked for it, and once it is gone.
         */
        report_file_url: string | null;
      }[];
      total_count: number;
    };
    errors: never;
  };
  /**
   * Have a GenAI report written
   */
  'genai/report.create': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Report Name
       */
      report_name: string;
      /**
       * Without one it is about everyone.
       */
      segment?: string;
      /**
       * Of what was shown: a service outside is sent just that, or nothing.
       */
      confirmed?: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * ID
       */
      id: string;
    };
    errors:
      | 'OneAtATime'
      | 'TextChanged'
      | 'UnknownFilter'
      | 'UnknownPeriod'
      | 'NoDates'
      | 'DateOutside'
      | 'DatesSwapped'
      | 'TooLarge'
      | 'NoService'
      | 'NothingToSend'
      | 'Few'
      | 'Close'
      | 'Many';
  };
  /**
   * See what a service outside would be sent for a GenAI report
   */
  'genai/report.preview': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Without one it is about everyone.
       */
      segment?: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Where it would be sent
       */
      host: string;
      /**
       * All that would be sent
       */
      text: string;
      /**
       * Stands for it when it is confirmed
       */
      confirmed: string;
    };
    errors:
      | 'UnknownFilter'
      | 'UnknownPeriod'
      | 'NoDates'
      | 'DateOutside'
      | 'DatesSwapped'
      | 'TooLarge'
      | 'NoService'
      | 'NothingToSend'
      | 'Few'
      | 'Close'
      | 'Many';
  };
  /**
   * See which service outside may group the words of GenAI reports
   */
  'genai/report.service': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Its host; null: there is none
       */
      host: string | null;
    };
    errors: never;
  };
  /**
   * List the integrations and their states
   */
  'integrations/connection.list': {
    params: Record<string, never>;
    query: {
      /**
       * channel: of the company; connected: those that are; mail_client: one's own. Without it all.
       */
      kind?: 'channel' | 'connected' | 'mail_client';
    };
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Cards
       */
      data: {
        /**
         * Key
         */
        key:
          | 'slack'
          | 'ms_teams'
          | 'whatsapp'
          | 'calendar'
          | 'workplace'
          | 'sms'
          | 'telegram'
          | 'meet'
          | 'viber'
          | 'google'
          | 'outlook'
          | 'rapport';
        /**
         * State
         */
        state: 'connected' | 'lost' | 'available' | 'unconfigured' | 'soon';
        /**
         * A channel's for those who may change it.
         */
        account: string | null;
        /**
         * Connected at
         */
        connected_at: string | null;
        /**
         * Another has to be disconnected first
         */
        limit_reached: boolean;
      }[];
    };
    errors: never;
  };
  /**
   * Begin to connect Google
   */
  'integrations/google.begin': {
    params: Record<string, never>;
    query: {
      /**
       * Path in the console.
       */
      back?: string;
    };
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Where the browser goes
       */
      url: string;
    };
    errors: 'NotConfigured';
  };
  /**
   * Connect Google with what came back
   */
  'integrations/google.connect': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Good once, and only with what the server has kept.
       */
      code?: string;
      /**
       * Without the one that the first step gave, nothing is done.
       */
      state?: string;
      /**
       * Why the provider has refused
       */
      error?: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Path in the console.
       */
      back?: string;
    };
    errors:
      | 'Denied'
      | 'ConsentRequired'
      | 'BadRequest'
      | 'ProviderRefusedUs'
      | 'ProviderUnreachable'
      | 'StateMismatch'
      | 'Cancelled'
      | 'TooFewScopes'
      | 'TooOften'
      | 'NotConfigured';
  };
  /**
   * Use the product itself as mail client, by POST
   */
  'integrations/mail-client.choose': {
    params: {
      /**
       * Product
       */
      product: 'rapport';
    };
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * Use the product itself as mail client
   */
  'integrations/mail-client.connect': {
    params: {
      /**
       * Product
       */
      product: 'rapport';
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * Disconnect one's mail client
   */
  'integrations/mail-client.disconnect': {
    params: {
      /**
       * Mail client
       */
      provider: 'google' | 'outlook' | 'rapport';
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'NotConnected';
  };
  /**
   * Begin to connect Microsoft Teams
   */
  'integrations/microsoft.begin': {
    params: Record<string, never>;
    query: {
      /**
       * Path in the console.
       */
      back?: string;
    };
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Where the browser goes
       */
      url: string;
    };
    errors: 'LimitReached' | 'NotConfigured';
  };
  /**
   * Connect Microsoft Teams with what came back
   */
  'integrations/microsoft.connect': {
    params: Record<string, never>;
    query: {
      /**
       * Says no more than where they have to sign in now: the answer's `url` leads there.
       */
      tenant_id?: string;
      /**
       * The tenant of its ID token is the one that is connected.
       */
      code?: string;
      /**
       * Without the one that the first step gave, nothing is done.
       */
      state?: string;
      /**
       * Why the provider has refused
       */
      error?: string;
    };
    body: {};
    answer:
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * Path in the console.
           */
          back?: string;
        }
      | {
          /**
           * Status
           */
          status: 202;
          /**
           * Where the browser goes
           */
          url: string;
        };
    errors:
      | 'Denied'
      | 'ConsentRequired'
      | 'BadRequest'
      | 'ProviderRefusedUs'
      | 'ProviderUnreachable'
      | 'Taken'
      | 'LimitReached'
      | 'StateMismatch'
      | 'Cancelled'
      | 'TooFewScopes'
      | 'TooOften'
      | 'NotConfigured';
  };
  /**
   * Disconnect Microsoft Teams
   */
  'integrations/microsoft.disconnect': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'NotConnected';
  };
  /**
   * Begin to connect Outlook
   */
  'integrations/outlook.begin': {
    params: Record<string, never>;
    query: {
      /**
       * Path in the console.
       */
      back?: string;
    };
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Where the browser goes
       */
      url: string;
    };
    errors: 'NotConfigured';
  };
  /**
   * Connect Outlook with what came back
   */
  'integrations/outlook.connect': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Good once, and only with what the server has kept.
       */
      code?: string;
      /**
       * Without the one that the first step gave, nothing is done.
       */
      state?: string;
      /**
       * Why the provider has refused
       */
      error?: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Path in the console.
       */
      back?: string;
    };
    errors:
      | 'Denied'
      | 'ConsentRequired'
      | 'BadRequest'
      | 'ProviderRefusedUs'
      | 'ProviderUnreachable'
      | 'StateMismatch'
      | 'Cancelled'
      | 'TooFewScopes'
      | 'TooOften'
      | 'NotConfigured';
  };
  /**
   * Begin to connect Slack
   */
  'integrations/slack.begin': {
    params: Record<string, never>;
    query: {
      /**
       * Path in the console.
       */
      back?: string;
    };
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Where the browser goes
       */
      url: string;
    };
    errors: 'LimitReached' | 'NotConfigured';
  };
  /**
   * Connect Slack with what came back
   */
  'integrations/slack.connect': {
    params: Record<string, never>;
    query: {
      /**
       * Good once, and only with what the server has kept.
       */
      code?: string;
      /**
       * Without the one that the first step gave, nothing is done.
       */
      state?: string;
      /**
       * Why the provider has refused
       */
      error?: string;
    };
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Path in the console.
       */
      back?: string;
    };
    errors:
      | 'Denied'
      | 'ConsentRequired'
      | 'BadRequest'
      | 'ProviderRefusedUs'
      | 'ProviderUnreachable'
      | 'LimitReached'
      | 'StateMismatch'
      | 'Cancelled'
      | 'TooFewScopes'
      | 'TooOften'
      | 'NotConfigured';
  };
  /**
   * Disconnect Slack
   */
  'integrations/slack.disconnect': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'NotConnected';
  };
  /**
   * List the admins of the company who have no exit date
   */
  'people/admins': {
    params: Record<string, never>;
    query: {
      /**
       * Rows per page
       */
      page_limit: number;
      page_offset?: number;
      raw_search_string?: string;
      ordering?: 'display_name' | '-display_name';
    };
    body: undefined;
    answer: {
      status: 200;
      data: {
        /**
         * Name
         */
        display_name: string;
        /**
         * Email
         */
        email: string;
        /**
         * ID
         */
        user_id: string;
      }[];
      total_count: number;
    };
    errors: never;
  };
  /**
   * List one's own alerts, the newest first
   */
  'people/alert/list': {
    params: Record<string, never>;
    query: {
      /**
       * Rows
       */
      page_limit: number;
      page_offset?: number;
      ordering?: 'createdAt' | '-createdAt';
    };
    body: undefined;
    answer: {
      /**
       * Alerts
       */
      data: {
        /**
         * ID
         */
        id: string;
        /**
         * What it is about
         */
        kind: string;
        /**
         * Read
         */
        read: boolean;
        /**
         * Of chats without a name.
         */
        within?: 'day' | 'month' | 'year';
        /**
         * In words, as the reader may know it today.
         */
        text: string;
        /**
         * Where it leads the reader today
         */
        link: string | null;
        /**
         * Time
         */
        createdAt: string;
      }[];
      /**
       * Total
       */
      total_count: number;
      /**
       * Total
       */
      unread_count: number;
    };
    errors: never;
  };
  /**
   * Mark one of one's own alerts as read
   */
  'people/alert/read': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * Mark all of one's own alerts as read
   */
  'people/alert/read-all': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * Send an employee a mail that one has written
   */
  'people/email/send': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Subject
       */
      subject: string;
      /**
       * Body
       */
      body: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'Empty' | 'HasLeft' | 'UnknownPlaceholder' | 'BrokenPlaceholder';
  };
  /**
   * Cancel an import
   */
  'people/import/cancel': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {};
    /**
     * An import
     */
    answer: {
      /**
       * ID
       */
      id: string;
      /**
       * File
       */
      file_name: string;
      /**
       * Kind of file
       */
      kind: string;
      /**
       * State
       */
      state: 'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone';
      /**
       * Headings
       */
      headings: string[];
      /**
       * First rows
       */
      preview: string[][];
      /**
       * Property of a person → number of the column, from 0.
       */
      mapping: {
        [k: string]: number;
      };
      /**
       * Date format
       */
      mapping_date_format: string | null;
      /**
       * People who are not in the file
       */
      missing: string;
      /**
       * Rows
       */
      rows: number;
      /**
       * Rows worked through
       */
      done: number;
      /**
       * Rows to work through
       */
      total: number;
      /**
       * Success
       */
      success_count: number;
      /**
       * Updated
       */
      updated_count: number;
      /**
       * New added
       */
      new_user_count: number;
      /**
       * Failure
       */
      error_count: number;
      /**
       * Rows with an address that nobody has
       */
      unknown_count: number;
      /**
       * Unchanged
       */
      unchanged_count: number;
      /**
       * Deactivated
       */
      deactivated_count: number;
      /**
       * Active people before
       */
      active_count: number;
      /**
       * Restored
       */
      restored_count: number;
      /**
       * Not restored
       */
      kept_count: number;
      /**
       * What went wrong
       */
      problem: string | null;
      /**
       * Deactivations are to be confirmed by their number
       */
      confirm: boolean;
      /**
       * The original can be downloaded
       */
      has_original: boolean;
      /**
       * There is a file of refused rows
       */
      has_errors: boolean;
      /**
       * There is a file of the people who change
       */
      has_changes: boolean;
      /**
       * Can be undone
       */
      can_undo: boolean;
    };
    errors: 'NotNow';
  };
  /**
   * Check what an import would do
   */
  'people/import/check': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Property of a person → number of the column, from 0.
       */
      mapping: {
        [k: string]: number;
      };
      /**
       * Dates in the file are written as
       */
      mapping_date_format: 'DD-MM-YYYY' | 'MM-DD-YYYY' | 'YYYY-MM-DD';
      /**
       * People who are not in the file
       */
      missing?: 'leave' | 'deactivate';
    };
    /**
     * An import
     */
    answer: {
      /**
       * ID
       */
      id: string;
      /**
       * File
       */
      file_name: string;
      /**
       * Kind of file
       */
      kind: string;
      /**
       * State
       */
      state: 'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone';
      /**
       * Headings
       */
      headings: string[];
      /**
       * First rows
       */
      preview: string[][];
      /**
       * Property of a person → number of the column, from 0.
       */
      mapping: {
        [k: string]: number;
      };
      /**
       * Date format
       */
      mapping_date_format: string | null;
      /**
       * People who are not in the file
       */
      missing: string;
      /**
       * Rows
       */
      rows: number;
      /**
       * Rows worked through
       */
      done: number;
      /**
       * Rows to work through
       */
      total: number;
      /**
       * Success
       */
      success_count: number;
      /**
       * Updated
       */
      updated_count: number;
      /**
       * New added
       */
      new_user_count: number;
      /**
       * Failure
       */
      error_count: number;
      /**
       * Rows with an address that nobody has
       */
      unknown_count: number;
      /**
       * Unchanged
       */
      unchanged_count: number;
      /**
       * Deactivated
       */
      deactivated_count: number;
      /**
       * Active people before
       */
      active_count: number;
      /**
       * Restored
       */
      restored_count: number;
      /**
       * Not restored
       */
      kept_count: number;
      /**
       * What went wrong
       */
      problem: string | null;
      /**
       * Deactivations are to be confirmed by their number
       */
      confirm: boolean;
      /**
       * The original can be downloaded
       */
      has_original: boolean;
      /**
       * There is a file of refused rows
       */
      has_errors: boolean;
      /**
       * There is a file of the people who change
       */
      has_changes: boolean;
      /**
       * Can be undone
       */
      can_undo: boolean;
    };
    errors: 'Unmapped' | 'MappedTwice' | 'NotYours' | 'NotNow' | 'Busy';
  };
  /**
   * Download the file of an import
   */
  'people/import/file': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: {
      /**
       * Which file
       */
      which: 'original' | 'errors' | 'changes';
    };
    body: undefined;
    answer: {
      /**
       * Link of five minutes
       */
      report_url: string;
    };
    errors: 'Gone';
  };
  /**
   * Read how far an import is
   */
  'people/import/read': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    /**
     * An import
     */
    answer: {
      /**
       * ID
       */
      id: string;
      /**
       * File
       */
      file_name: string;
      /**
       * Kind of file
       */
      kind: string;
      /**
       * State
       */
      state: 'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone';
      /**
       * Headings
       */
      headings: string[];
      /**
       * First rows
       */
      preview: string[][];
      /**
       * Property of a person → number of the column, from 0.
       */
      mapping: {
        [k: string]: number;
      };
      /**
       * Date format
       */
      mapping_date_format: string | null;
      /**
       * People who are not in the file
       */
      missing: string;
      /**
       * Rows
       */
      rows: number;
      /**
       * Rows worked through
       */
      done: number;
      /**
       * Rows to work through
       */
      total: number;
      /**
       * Success
       */
      success_count: number;
      /**
       * Updated
       */
      updated_count: number;
      /**
       * New added
       */
      new_user_count: number;
      /**
       * Failure
       */
      error_count: number;
      /**
       * Rows with an address that nobody has
       */
      unknown_count: number;
      /**
       * Unchanged
       */
      unchanged_count: number;
      /**
       * Deactivated
       */
      deactivated_count: number;
      /**
       * Active people before
       */
      active_count: number;
      /**
       * Restored
       */
      restored_count: number;
      /**
       * Not restored
       */
      kept_count: number;
      /**
       * What went wrong
       */
      problem: string | null;
      /**
       * Deactivations are to be confirmed by their number
       */
      confirm: boolean;
      /**
       * The original can be downloaded
       */
      has_original: boolean;
      /**
       * There is a file of refused rows
       */
      has_errors: boolean;
      /**
       * There is a file of the people who change
       */
      has_changes: boolean;
      /**
       * Can be undone
       */
      can_undo: boolean;
    };
    errors: never;
  };
  /**
   * List the rows of an import that are refused, that name someone unknown, or that change someone
   */
  'people/import/rows': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: {
      /**
       * Rows per page
       */
      page_limit: number;
      /**
       * Counted from 1; 0 and missing mean 1.
       */
      page_offset?: number;
      /**
       * Outcome
       */
      outcome: 'refused' | 'kept' | 'changed' | 'unknown';
    };
    body: undefined;
    answer: {
      /**
       * Total
       */
      count: number;
      /**
       * Rows
       */
      results: {
        /**
         * 0: the file does not name the person.
         */
        row: number;
        /**
         * Employee
         */
        person: string | null;
        /**
         * Employee ID
         */
        employee_id: string | null;
        /**
         * What changes
         */
        changes: {
          /**
           * Column
           */
          column: string;
          /**
           * Old value
           */
          before: string;
          /**
           * New value
           */
          after: string;
        }[];
        /**
         * Problems
         */
        problems: {
          /**
           * Column
           */
          column: string;
          /**
           * Value
           */
          value: string;
          /**
           * Reason
           */
          reason: string;
        }[];
      }[];
    };
    errors: never;
  };
  /**
   * Import what was checked
   */
  'people/import/run': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * People who will be deactivated, as the person confirms it
       */
      deactivations?: number;
    };
    /**
     * An import
     */
    answer: {
      /**
       * ID
       */
      id: string;
      /**
       * File
       */
      file_name: string;
      /**
       * Kind of file
       */
      kind: string;
      /**
       * State
       */
      state: 'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone';
      /**
       * Headings
       */
      headings: string[];
      /**
       * First rows
       */
      preview: string[][];
      /**
       * Property of a person → number of the column, from 0.
       */
      mapping: {
        [k: string]: number;
      };
      /**
       * Date format
       */
      mapping_date_format: string | null;
      /**
       * People who are not in the file
       */
      missing: string;
      /**
       * Rows
       */
      rows: number;
      /**
       * Rows worked through
       */
      done: number;
      /**
       * Rows to work through
       */
      total: number;
      /**
       * Success
       */
      success_count: number;
      /**
       * Updated
       */
      updated_count: number;
      /**
       * New added
       */
      new_user_count: number;
      /**
       * Failure
       */
      error_count: number;
      /**
       * Rows with an address that nobody has
       */
      unknown_count: number;
      /**
       * Unchanged
       */
      unchanged_count: number;
      /**
       * Deactivated
       */
      deactivated_count: number;
      /**
       * Active people before
       */
      active_count: number;
      /**
       * Restored
       */
      restored_count: number;
      /**
       * Not restored
       */
      kept_count: number;
      /**
       * What went wrong
       */
      problem: string | null;
      /**
       * Deactivations are to be confirmed by their number
       */
      confirm: boolean;
      /**
       * The original can be downloaded
       */
      has_original: boolean;
      /**
       * There is a file of refused rows
       */
      has_errors: boolean;
      /**
       * There is a file of the people who change
       */
      has_changes: boolean;
      /**
       * Can be undone
       */
      can_undo: boolean;
    };
    errors: 'NotConfirmed' | 'NotYours' | 'NotNow' | 'Busy';
  };
  /**
   * Undo an import
   */
  'people/import/undo': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {};
    /**
     * An import
     */
    answer: {
      /**
       * ID
       */
      id: string;
      /**
       * File
       */
      file_name: string;
      /**
       * Kind of file
       */
      kind: string;
      /**
       * State
       */
      state: 'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone';
      /**
       * Headings
       */
      headings: string[];
      /**
       * First rows
       */
      preview: string[][];
      /**
       * Property of a person → number of the column, from 0.
       */
      mapping: {
        [k: string]: number;
      };
      /**
       * Date format
       */
      mapping_date_format: string | null;
      /**
       * People who are not in the file
       */
      missing: string;
      /**
       * Rows
       */
      rows: number;
      /**
       * Rows worked through
       */
      done: number;
      /**
       * Rows to work through
       */
      total: number;
      /**
       * Success
       */
      success_count: number;
      /**
       * Updated
       */
      updated_count: number;
      /**
       * New added
       */
      new_user_count: number;
      /**
       * Failure
       */
      error_count: number;
      /**
       * Rows with an address that nobody has
       */
      unknown_count: number;
      /**
       * Unchanged
       */
      unchanged_count: number;
      /**
       * Deactivated
       */
      deactivated_count: number;
      /**
       * Active people before
       */
      active_count: number;
      /**
       * Restored
       */
      restored_count: number;
      /**
       * Not restored
       */
      kept_count: number;
      /**
       * What went wrong
       */
      problem: string | null;
      /**
       * Deactivations are to be confirmed by their number
       */
      confirm: boolean;
      /**
       * The original can be downloaded
       */
      has_original: boolean;
      /**
       * There is a file of refused rows
       */
      has_errors: boolean;
      /**
       * There is a file of the people who change
       */
      has_changes: boolean;
      /**
       * Can be undone
       */
      can_undo: boolean;
    };
    errors: 'TooLate' | 'NotYours' | 'NotNow' | 'Busy';
  };
  /**
   * Upload a file of employees
   */
  'people/import/upload': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * File
       */
      file: Uint8Array;
    };
    /**
     * An import
     */
    answer: {
      /**
       * ID
       */
      id: string;
      /**
       * File
       */
      file_name: string;
      /**
       * Kind of file
       */
      kind: string;
      /**
       * State
       */
      state: 'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone';
      /**
       * Headings
       */
      headings: string[];
      /**
       * First rows
       */
      preview: string[][];
      /**
       * Property of a person → number of the column, from 0.
       */
      mapping: {
        [k: string]: number;
      };
      /**
       * Date format
       */
      mapping_date_format: string | null;
      /**
       * People who are not in the file
       */
      missing: string;
      /**
       * Rows
       */
      rows: number;
      /**
       * Rows worked through
       */
      done: number;
      /**
       * Rows to work through
       */
      total: number;
      /**
       * Success
       */
      success_count: number;
      /**
       * Updated
       */
      updated_count: number;
      /**
       * New added
       */
      new_user_count: number;
      /**
       * Failure
       */
      error_count: number;
      /**
       * Rows with an address that nobody has
       */
      unknown_count: number;
      /**
       * Unchanged
       */
      unchanged_count: number;
      /**
       * Deactivated
       */
      deactivated_count: number;
      /**
       * Active people before
       */
      active_count: number;
      /**
       * Restored
       */
      restored_count: number;
      /**
       * Not restored
       */
      kept_count: number;
      /**
       * What went wrong
       */
      problem: string | null;
      /**
       * Deactivations are to be confirmed by their number
       */
      confirm: boolean;
      /**
       * The original can be downloaded
       */
      has_original: boolean;
      /**
       * There is a file of refused rows
       */
      has_errors: boolean;
      /**
       * There is a file of the people who change
       */
      has_changes: boolean;
      /**
       * Can be undone
       */
      can_undo: boolean;
    };
    errors: 'Unreadable';
  };
  /**
   * Schedule a meeting with an employee
   */
  'people/meeting/add': {
    params: {
      /**
       * Calendar
       */
      provider: 'google' | 'outlook' | 'rapport';
    };
    query: Record<string, never>;
    body: {
      /**
       * ID
       */
      user_id: string;
      /**
       * Absent: the employee's last one.
       */
      session?: string | null;
      /**
       * Date
       */
      date: string;
      /**
       * Date, T, time and the offset of one's own time zone: `2026-03-05T10:00:00+05:30`.
       */
      start_time: string;
      /**
       * On the same day, written in the same way.
       */
      end_time: string;
      /**
       * Without one the usual sentence is sent.
       */
      summary?: string | null;
      /**
       * Description
       */
      description: string;
      attendees?: unknown;
      calendar_id?: unknown;
      event_id?: unknown;
    };
    answer:
      | {
          /**
           * Status
           */
          status: 'success';
          /**
           * Where the calendar keeps it
           */
          data: {
            /**
             * Id of the event
             */
            event_id: string | null;
            /**
             * Id of the calendar
             */
            calendar_id: string | null;
          };
        }
      | {
          /**
           * Status
           */
          status: 'pending';
          /**
           * Where the calendar keeps it
           */
          data: {
            /**
             * Id of the event
             */
            event_id: string | null;
            /**
             * Id of the calendar
             */
            calendar_id: string | null;
          };
        };
    errors:
      | 'AccountNotConnected'
      | 'Yourself'
      | 'CalendarRefused'
      | 'provider_auth_required'
      | 'CalendarForbidden'
      | 'TooOften'
      | 'CalendarAway'
      | 'Missing'
      | 'NoSuchTime'
      | 'WrongStep'
      | 'Past'
      | 'SameTime'
      | 'EndFirst'
      | 'OtherDay'
      | 'PersonLeft'
      | 'AlreadyThen';
  };
  /**
   * When oneself and an employee are busy on a day, as far as the calendar tells
   */
  'people/meeting/busy': {
    params: {
      /**
       * Calendar
       */
      provider: 'google' | 'outlook' | 'rapport';
    };
    query: {
      /**
       * ID
       */
      user_id: string;
      /**
       * Date
       */
      date: string;
      /**
       * It makes nobody busy.
       */
      event_id?: string;
    };
    body: undefined;
    answer: {
      /**
       * When oneself is busy
       *
       * Items: From when to when
       */
      own: {
        /**
         * Time
         */
        from: string;
        /**
         * Time
         */
        to: string;
      }[];
      /**
       * When the employee is busy
       *
       * Items: From when to when
       */
      guest: {
        /**
         * Time
         */
        from: string;
        /**
         * Time
         */
        to: string;
      }[];
      /**
       * Else only meetings that were made here are known.
       */
      guest_known: boolean;
    };
    errors: 'AccountNotConnected' | 'BusyUnknown';
  };
  /**
   * List the meetings with an employee, the newest first
   */
  'people/meeting/list': {
    params: {
      /**
       * ID
       */
      userId: string;
    };
    query: {
      /**
       * Rows
       */
      page_limit: number;
    };
    body: undefined;
    answer: {
      /**
       * Meetings
       */
      data: {
        /**
         * ID
         */
        id: string;
        /**
         * ID
         */
        user: string;
        /**
         * Summary
         */
        title: string;
        /**
         * ID
         */
        organiser: string;
        /**
         * Name
         */
        organiser_name: string;
        /**
         * Calendar
         */
        provider: 'google' | 'outlook' | 'rapport';
        /**
         * Time
         */
        event_time: string;
        /**
         * Time
         */
        expiry_time: string;
        /**
         * State
         */
        state: 'sending' | 'scheduled' | 'cancelled' | 'failed';
        /**
         * Of the next one that the caller has scheduled with this person.
         */
        invite: 'edit' | 'delete' | null;
        /**
         * Why it was cancelled
         */
        cancelled_because: 'organiser' | 'left' | 'gone' | null;
        /**
         * Where the case stood before it, as long as it can be put back to that
         */
        status_before: 'open' | 'scheduled' | 'inProgress' | 'resolved' | null;
        /**
         * Told to its organiser only.
         */
        description?: string;
      }[];
      /**
       * Total
       */
      total_count: number;
    };
    errors: never;
  };
  /**
   * Cancel a meeting that one has scheduled
   */
  'people/meeting/remove': {
    params: {
      /**
       * Calendar
       */
      provider: 'google' | 'outlook' | 'rapport';
    };
    query: Record<string, never>;
    body: {
      /**
       * Id of the event
       */
      event_id: string;
      /**
       * Id of the calendar
       */
      calendar_id?: string | null;
      attendees?: unknown;
      user_id?: unknown;
      date?: unknown;
      start_time?: unknown;
      end_time?: unknown;
      summary?: unknown;
      description?: unknown;
    };
    answer: {
      /**
       * Status
       */
      status: 'pending';
      /**
       * Where the calendar keeps it
       */
      data: {
        /**
         * Id of the event
         */
        event_id: string | null;
        /**
         * Id of the calendar
         */
        calendar_id: string | null;
      };
    } | null;
    errors:
      | 'Over'
      | 'UnderWay'
      | 'CalendarRefused'
      | 'provider_auth_required'
      | 'CalendarForbidden'
      | 'TooOften'
      | 'CalendarAway';
  };
  /**
   * Put the case back to where it stood before a meeting that was cancelled
   */
  'people/meeting/restore': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Where the case stands
       */
      action_status: 'open' | 'scheduled' | 'inProgress' | 'resolved';
    };
    errors: 'NothingToRestore';
  };
  /**
   * Move or change a meeting that one has scheduled
   */
  'people/meeting/update': {
    params: {
      /**
       * Calendar
       */
      provider: 'google' | 'outlook' | 'rapport';
    };
    query: Record<string, never>;
    body: {
      /**
       * Id of the event
       */
      event_id: string;
      /**
       * Id of the calendar
       */
      calendar_id?: string | null;
      /**
       * ID
       */
      user_id?: string;
      /**
       * Date
       */
      date: string;
      /**
       * Date, T, time and the offset of one's own time zone: `2026-03-05T10:00:00+05:30`.
       */
      start_time: string;
      /**
       * On the same day, written in the same way.
       */
      end_time: string;
      /**
       * Without one the usual sentence is sent.
       */
      summary?: string | null;
      /**
       * Description
       */
      description: string;
      attendees?: unknown;
    };
    answer:
      | {
          /**
           * Status
           */
          status: 'success';
          /**
           * Where the calendar keeps it
           */
          data: {
            /**
             * Id of the event
             */
            event_id: string | null;
            /**
             * Id of the calendar
             */
            calendar_id: string | null;
          };
        }
      | {
          /**
           * Status
           */
          status: 'pending';
          /**
           * Where the calendar keeps it
           */
          data: {
            /**
             * Id of the event
             */
            event_id: string | null;
            /**
             * Id of the calendar
             */
            calendar_id: string | null;
          };
        };
    errors:
      | 'Over'
      | 'EventGone'
      | 'UnderWay'
      | 'CalendarRefused'
      | 'provider_auth_required'
      | 'CalendarForbidden'
      | 'TooOften'
      | 'CalendarAway'
      | 'Missing'
      | 'NoSuchTime'
      | 'WrongStep'
      | 'Past'
      | 'SameTime'
      | 'EndFirst'
      | 'OtherDay'
      | 'PersonLeft'
      | 'AlreadyThen';
  };
  /**
   * Write a note on an employee
   */
  'people/note/add': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * ID
       */
      user: string;
      /**
       * Absent: the employee's last one.
       */
      session?: string | null;
      /**
       * Note
       */
      body: string;
      user_tagged?: unknown;
    };
    answer: {
      /**
       * Status
       */
      status: number;
      /**
       * What has happened
       */
      message: string;
      /**
       * ID
       */
      id?: string;
    };
    errors: 'AboutYourself' | 'NoSession' | 'NoNames' | 'TooManyMentions';
  };
  /**
   * List the notes on an employee, the newest first
   */
  'people/note/list': {
    params: {
      /**
       * ID
       */
      userId: string;
    };
    query: {
      /**
       * Rows
       */
      page_limit: number;
      page_offset?: number;
      ordering?: 'createdAt' | '-createdAt';
      /**
       * A list, or the names joined with commas.
       */
      fields?: (
        | 'id'
        | 'version'
        | 'body'
        | 'user_tagged'
        | 'createdBy'
        | 'createdBy_display_name'
        | 'createdBy_email'
        | 'createdBy_profilePicture'
        | 'createdAt'
        | 'receipt_id'
        | 'allowed_actions'
      )[];
    };
    body: undefined;
    answer: {
      /**
       * Notes
       */
      data: {
        /**
         * ID
         */
        id: string;
        /**
         * Version, which a change names in If-Match
         */
        version?: number;
        /**
         * Note
         */
        body?: string;
        /**
         * Addresses of those who are mentioned
         */
        user_tagged?: string[];
        /**
         * ID
         */
        createdBy?: string;
        /**
         * Name
         */
        createdBy_display_name?: string;
        /**
         * Email
         */
        createdBy_email?: string;
        /**
         * Author's picture
         */
        createdBy_profilePicture?: string | null;
        /**
         * Time
         */
        createdAt?: string;
        /**
         * ID
         */
        receipt_id?: string;
        /**
         * What one may do with it
         */
        allowed_actions?: ('edit_comment' | 'delete_comment')[];
      }[];
      /**
       * Total
       */
      total_count: number;
    };
    errors: 'AboutYourself';
  };
  /**
   * List the admins who can be mentioned in a note on an employee
   */
  'people/note/mentions': {
    params: {
      /**
       * ID
       */
      userId: string;
    };
    query: {
      /**
       * Search
       */
      raw_search_string?: string;
    };
    body: undefined;
    answer: {
      /**
       * Admins
       */
      data: {
        /**
         * ID
         */
        user_id: string;
        /**
         * Name
         */
        display_name: string;
        /**
         * Email
         */
        email: string;
      }[];
    };
    errors: 'AboutYourself';
  };
  /**
   * Delete a note
   */
  'people/note/remove': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: number;
      /**
       * What has happened
       */
      message: string;
      /**
       * ID
       */
      id?: string;
    };
    errors: never;
  };
  /**
   * Change a note of one's own
   */
  'people/note/update': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Note
       */
      body: string;
      id?: unknown;
      version?: unknown;
      user_tagged?: unknown;
      user?: unknown;
      session?: unknown;
      createdBy_display_name?: unknown;
      createdBy_email?: unknown;
      createdBy_profilePicture?: unknown;
      receipt_id?: unknown;
      allowed_actions?: unknown;
    };
    answer: {
      /**
       * Status
       */
      status: number;
      /**
       * What has happened
       */
      message: string;
      /**
       * ID
       */
      id?: string;
    };
    errors: 'TooManyMentions';
  };
  /**
   * Say that a chat was seen and is taken care of
   */
  'people/session/acknowledge': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * ID
       */
      id: string;
      /**
       * Moment
       */
      acknowledgedAt: string | null;
    };
    errors: 'NotAnswered';
  };
  /**
   * List chats
   */
  'people/session/list': {
    params: Record<string, never>;
    query: {
      /**
       * Rows per page
       */
      page_limit: number;
      /**
       * Counted from 1; 0 and missing mean 1.
       */
      page_offset?: number;
      /**
       * A part of a touchpoint's title or of a name; where names may not be seen, a pseudonym, its first five letters at least.
       */
      raw_search_string?: string;
      /**
       * A list, or the names joined with commas.
       */
      fields?: string[];
      /**
       * A list, or the ids joined with commas.
       */
      stage__id__in?: string[];
      /**
       * ID
       */
      stage_id?: string;
      /**
       * Date
       */
      initiated_date_start?: string;
      /**
       * Date
       */
      initiated_date_end?: string;
      /**
       * Which of them
       */
      tab?: 'high_risk_session' | 'closed_session' | 'total_session';
      /**
       * Of each active employee the last chat only: of these, or of all where names may not be seen
       */
      last: boolean;
      /**
       * The lowest ratings of it come first.
       */
      driver?: 'mental' | 'social' | 'physical' | 'purposefulness';
      /**
       * Only for people who may see names.
       */
      filters?: string;
      /**
       * ID
       */
      user?: string;
      /**
       * ID
       */
      chat?: string;
      /**
       * What stands for a person in place of the name
       */
      pseudonym?: string;
      /**
       * Where the case stands
       */
      action_status__in?: ('open' | 'scheduled' | 'inProgress' | 'resolved')[];
      /**
       * Moods, from 1 to 5
       */
      mood__in?: number[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      location__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      city__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      region__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      country__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      site__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      role_category__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      business__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      businessHead__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      gender__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      function__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      designation__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      department__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      sub_department__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      grade__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      cluster__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      team__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      segment__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      sub_segment__in?: string[];
      /**
       * A list, or the values joined with commas. Only for people who may see names.
       */
      tags?: string[];
      /**
       * Order
       */
      ordering?:
        | 'createdAt'
        | '-createdAt'
        | 'overall_mood'
        | '-overall_mood'
        | 'driverAverage'
        | '-driverAverage'
        | 'user_display_name'
        | '-user_display_name';
      count?: unknown;
    };
    body: undefined;
    answer: {
      data: {
        /**
         * ID
         */
        id: string;
        /**
         * ID
         */
        user?: string;
        /**
         * What stands for a person in place of the name
         */
        pseudonym?: string;
        /**
         * Where the case stands
         */
        action_status?: 'open' | 'scheduled' | 'inProgress' | 'resolved';
        /**
         * Text
         */
        stage_title?: string | null;
        /**
         * Current Mood
         */
        overall_mood?: number | null;
        /**
         * Engagement Score
         */
        driverAverage?: number | null;
        /**
         * Text
         */
        user_display_name?: string | null;
        /**
         * Text
         */
        user_email?: string | null;
        /**
         * Text
         */
        user_profilePicture?: string | null;
        /**
         * Text
         */
        user_department?: string | null;
        /**
         * Text
         */
        user_location?: string | null;
        /**
         * Text
         */
        gender?: string | null;
        /**
         * Entries of the transcript
         */
        transcripts?: number;
        /**
         * ID
         */
        user_profile_id?: string;
        /**
         * Status of the chat
         */
        status?: 'initiated' | 'in_progress' | 'completed';
        /**
         * While it has not been begun.
         */
        sentAt?: string | null;
        /**
         * Moment
         */
        createdAt?: string | null;
        /**
         * Moment
         */
        completedAt?: string | null;
        /**
         * Tab of the employees in which the person stands now
         */
        active_tab?: 'high_risk_session' | 'closed_session' | 'total_session';
        /**
         * Moment
         */
        acknowledgedAt?: string | null;
        /**
         * Rating by driver
         */
        driver_rating?: {
          [k: string]: number;
        };
        /**
         * The next one that the caller has scheduled with this person.
         */
        invite?: {
          /**
           * What can be done with it
           */
          type: 'edit' | 'delete';
          /**
           * When it is
           */
          user_schedule: {
            /**
             * Id of the event
             */
            id: string | null;
            /**
             * Time
             */
            event_time: string;
            /**
             * Time
             */
            expiry_time: string;
            /**
             * Summary
             */
            title: string;
            /**
             * Description
             */
            description: string;
            /**
             * Id of the calendar
             */
            event_data: string | null;
            /**
             * Calendar
             */
            calendar_mail_client: 'google' | 'outlook' | 'rapport';
          };
        } | null;
        /**
         * Its link was sent by mail, and not everything is answered
         */
        waits?: boolean;
        /**
         * Whether resolving asks for a summary
         */
        summary?: 'off' | 'optional' | 'mandatory';
      }[];
      /**
       * Total
       */
      total_count: number;
      /**
       * Total
       */
      high_risk_session_count: number;
      /**
       * Total
       */
      closed_session_count: number;
      /**
       * Total
       */
      total_session_count: number;
      /**
       * Why nothing is listed, where something is kept back
       */
      withheld?: string;
    };
    errors:
      | 'NotNamed'
      | 'UnknownField'
      | 'NotReadable'
      | 'UnknownFilter'
      | 'UnknownPeriod'
      | 'NoDates'
      | 'DateOutside'
      | 'DatesSwapped'
      | 'TooLarge';
  };
  /**
   * Reply to a person in their chat; they are told by mail, with the link to it
   */
  'people/session/reply': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Reply
       */
      text: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * ID
       */
      id: string;
    };
    errors: 'HasLeft' | 'TooManyReplies';
  };
  /**
   * Send someone a new personal link to their chat; those sent before end
   */
  'people/session/resend': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * ID
       */
      id: string;
    };
    errors: 'NotSent' | 'IsAnswered' | 'IsPaused' | 'HasLeft' | 'TooManyLinks';
  };
  /**
   * Read what was said in a chat
   */
  'people/session/transcript': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * What was said
       */
      data: {
        msg: {
          /**
           * What was said
           */
          text: string;
          /**
           * Its value
           */
          value?: string | number | null;
        }[];
        /**
         * Said by the assistant, or by an admin
         */
        bot_response: boolean;
        /**
         * Written by an admin
         */
        reply?: boolean;
        /**
         * Only for people who may see names.
         */
        author?: string;
        /**
         * Waits for an answer
         */
        responseRequired: boolean;
        /**
         * Part of every chat
         */
        defaultInteraction: boolean;
      }[];
      /**
       * Total
       */
      total_count: number;
    };
    errors: never;
  };
  /**
   * Say where the case of a chat stands
   */
  'people/session/update': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Where the case stands
       */
      action_status?: 'open' | 'scheduled' | 'inProgress' | 'resolved';
      /**
       * Where the case stands
       */
      status?: 'open' | 'scheduled' | 'inProgress' | 'resolved';
      /**
       * Summary
       */
      resolution_summary?: string;
      /**
       * Why it is opened again
       */
      reason?: string;
    };
    answer: {
      /**
       * As it is now
       */
      data: {
        /**
         * ID
         */
        id: string;
        /**
         * Where the case stands
         */
        action_status: 'open' | 'scheduled' | 'inProgress' | 'resolved';
        /**
         * Text
         */
        user_display_name?: string | null;
        /**
         * ID
         */
        user?: string;
        /**
         * What stands for a person in place of the name
         */
        pseudonym?: string;
      };
    };
    errors: 'NoStatus' | 'SummaryNeeded' | 'ReasonNeeded';
  };
  /**
   * Read how a person is doing, and what comes next
   */
  'people/summary': {
    params: {
      /**
       * ID
       */
      memberId: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * The caller may see whose chats they are
       */
      told: boolean;
      /**
       * Chats
       */
      chats?: number;
      /**
       * ID
       */
      last?: string;
      /**
       * Touchpoint of the last chat
       */
      last_title?: string;
      /**
       * Moment
       */
      last_at?: string | null;
      /**
       * Whether resolving asks for a summary
       */
      summary?: 'off' | 'optional' | 'mandatory';
      /**
       * Moods that were told, the oldest first: one a day
       */
      moods?: {
        /**
         * Day
         */
        day: string;
        /**
         * Mood
         */
        mood: 1 | 2 | 3 | 4 | 5;
      }[];
      /**
       * The caller may see what comes next: touchpoints, meetings or both
       */
      plans: boolean;
      /**
       * A touchpoint is to come
       */
      comes?: boolean;
      /**
       * Touchpoint that comes next
       */
      next_title?: string;
      /**
       * Day on which it is due
       */
      next_day?: string;
      /**
       * It waits for the end of a pause
       */
      paused?: boolean;
      /**
       * Meetings to come
       */
      meetings?: number;
      /**
       * Who has planned the next one
       */
      meeting_with?: string;
      /**
       * When it is
       */
      meeting_at?: string;
      /**
       * Meetings after that
       */
      later?: number;
    };
    errors: never;
  };
  /**
   * Read the tags that the company offers for its people
   */
  'people/tags': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Tags
       */
      data: string[];
    };
    errors: never;
  };
  /**
   * Read which tags these people carry, and how many of them each
   */
  'people/tags/carried': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Employees
       */
      ids: string[];
    };
    answer: {
      /**
       * Tags, the most frequent first
       */
      data: {
        /**
         * Tag
         */
        tag: string;
        /**
         * People who carry it
         */
        count: number;
      }[];
    };
    errors: never;
  };
  /**
   * Read which touchpoints have reached a person, and which are to come
   */
  'people/timeline': {
    params: {
      /**
       * ID
       */
      memberId: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Today, where the company is
       */
      today: string;
      /**
       * By day
       */
      data: {
        /**
         * Tells the entries apart
         */
        key: string;
        /**
         * Touchpoint
         */
        title: string;
        /**
         * What came of it
         */
        state:
          | 'answered'
          | 'started'
          | 'sent'
          | 'missed'
          | 'due'
          | 'upcoming'
          | 'after_exit'
          | 'meeting'
          | 'met'
          | 'meeting_off';
        /**
         * Day that it was or is due
         */
        day: string;
        /**
         * When it was answered or begun
         */
        at: string | null;
      }[];
      /**
       * Answered
       */
      answered?: number;
      /**
       * Sent
       */
      sent?: number;
      /**
       * To come
       */
      coming?: number;
    };
    errors: never;
  };
  /**
   * Add a person
   */
  'people/user/add': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * First name
       */
      first_name: string;
      /**
       * Last name
       */
      last_name?: string;
      /**
       * Name
       */
      display_name?: string;
      /**
       * Email
       */
      email: string;
      /**
       * Employee ID
       */
      employee_id: string;
      /**
       * Joining date
       */
      joining_date: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      location?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      city?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      region?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      country?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      site?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      role_category?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      business?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      businessHead?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      function?: string;
      /**
       * Designation
       */
      designation?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      department?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      sub_department?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      grade?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      cluster?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      team?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      segment?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      sub_segment?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      teamHead?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      cost_centre?: string;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      manager?: string;
      /**
       * Manager's email
       */
      manager_email?: string;
      /**
       * HR manager's email
       */
      hr_manager?: string;
      /**
       * HR business partner
       */
      hrbp?: string;
      /**
       * Birth date
       */
      birthDate?: string;
      /**
       * E.164.
       */
      phoneNumber?: string;
      /**
       * Alternate email
       */
      alternateEmail?: string;
      /**
       * Experience
       */
      experience?: string;
      /**
       * Education
       */
      education?: string;
      /**
       * Skills
       */
      skills?: string;
      /**
       * Gender
       */
      gender?: 'male' | 'female';
    };
    answer: {
      /**
       * Status
       */
      status: 201;
      /**
       * ID
       */
      id: string;
      /**
       * Name
       */
      display_name: string;
    };
    errors: 'EmailTaken' | 'OutsideScope' | 'BirthInFuture' | 'PhoneInvalid' | 'EmployeeIdTaken';
  };
  /**
   * Read a person's profile
   */
  'people/user/details': {
    params: {
      memberId: string;
    };
    query: {
      /**
       * A list, or the names joined with commas.
       */
      fields?: string[];
    };
    body: undefined;
    answer: {
      /**
       * ID
       */
      id: string;
      version?: number | null;
      createdAt?: string | null;
      updatedAt?: string | null;
      /**
       * Type
       */
      type?: 'SuperAdmin' | 'Admin' | 'Employee' | null;
      /**
       * A second factor is enabled.
       */
      two_factor?: boolean | null;
      /**
       * Status
       */
      status?: 'active' | 'inactive' | null;
      /**
       * First name
       */
      first_name?: string | null;
      /**
       * Last name
       */
      last_name?: string | null;
      /**
       * Name
       */
      display_name?: string | null;
      /**
       * New email, not confirmed yet
       */
      email_pending?: string | null;
      /**
       * Email
       */
      email?: string | null;
      /**
       * Alternate email
       */
      alternateEmail?: string | null;
      /**
       * Employee ID
       */
      employee_id?: string | null;
      /**
       * Birth date
       */
      birthDate?: string | null;
      /**
       * E.164.
       */
      phoneNumber?: string | null;
      /**
       * Picture
       */
      profilePicture?: string | null;
      /**
       * Skills
       */
      skills?: string | null;
      /**
       * Education
       */
      education?: string | null;
      /**
       * Experience
       */
      experience?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      location?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      city?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      region?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      country?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      site?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      role_category?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      business?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      businessHead?: string | null;
      /**
       * Gender
       */
      gender?: 'male' | 'female' | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      function?: string | null;
      /**
       * Designation
       */
      designation?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      department?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      sub_department?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      grade?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      cluster?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      team?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      segment?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      sub_segment?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      teamHead?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      cost_centre?: string | null;
      /**
       * Joining date
       */
      joining_date?: string | null;
      /**
       * Exit date
       */
      exit_date?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      manager?: string | null;
      /**
       * Manager's email
       */
      manager_email?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      manager_1?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      manager_2?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      manager_3?: string | null;
      /**
       * HR manager's email
       */
      hr_manager?: string | null;
      /**
       * HR business partner
       */
      hrbp?: string | null;
      /**
       * HR business partner 1
       */
      hrbp_1?: string | null;
      /**
       * HR business partner 2
       */
      hrbp_2?: string | null;
      /**
       * HR business partner 3
       */
      hrbp_3?: string | null;
      /**
       * HR business partner 4
       */
      hrbp_4?: string | null;
      /**
       * Last rating
       */
      lastRating?: string | null;
      /**
       * Tags
       */
      tags?: string[] | null;
      /**
       * High potential
       */
      high_potential_emp?: boolean | null;
      /**
       * Date format
       */
      date_format?: 'DD-MM-YYYY' | 'MM-DD-YYYY' | 'YYYY-MM-DD' | null;
      /**
       * Time zone
       */
      auto_timezone?: true | false | null;
      /**
       * Zone in use
       */
      user_timezone?: string | null;
      /**
       * Language
       */
      language?: 'english' | null;
      /**
       * Mail client
       */
      default_mail_client?: '' | 'google' | 'outlook' | 'rapport' | null;
      /**
       * Null: all who may manage touchpoints may edit them. A SuperAdmin can take it from one admin.
       */
      allow_stage_edit?: boolean | null;
      /**
       * Null: as the company. A SuperAdmin can take it from one admin.
       */
      allow_multiple_channels?: boolean | null;
      /**
       * Mood
       */
      user_mood?: 1 | 2 | 3 | 4 | 5 | null;
      /**
       * Engagement score
       */
      user_driver_average?: number | null;
      /**
       * Last touchpoint sent
       */
      stage_title?: string | null;
      /**
       * Id of the last touchpoint
       */
      last_stage?: string | null;
      /**
       * Last touchpoint sent at
       */
      last_triggered_stage?: string | null;
      /**
       * Case status
       */
      action_status?: 'open' | 'scheduled' | 'inProgress' | 'resolved' | null;
      /**
       * Case assigned to
       */
      case_assignee?: string | null;
      /**
       * Company
       */
      company?: {
        /**
         * Id
         */
        id: string;
        /**
         * Company name
         */
        company_name: string;
      };
      /**
       * Channels of the company
       */
      company_integrations?: string[];
      /**
       * Channels that can be connected
       */
      integration_channels?: string[];
      /**
       * Of oneself; of others for those who may do everything.
       */
      permissions?: string[];
      /**
       * First touchpoint
       */
      stage1?: string | null;
      /**
       * For people who may see the timeline.
       */
      user_timeline?: {
        /**
         * Tells the entries apart
         */
        key: string;
        /**
         * Touchpoint
         */
        title: string;
        /**
         * What came of it
         */
        state:
          | 'answered'
          | 'started'
          | 'sent'
          | 'missed'
          | 'due'
          | 'upcoming'
          | 'after_exit'
          | 'meeting'
          | 'met'
          | 'meeting_off';
        /**
         * Day that it was or is due
         */
        day: string;
        /**
         * When it was answered or begun
         */
        at: string | null;
      }[];
      /**
       * The next one that the caller has scheduled with this person.
       */
      invite?: {
        /**
         * What can be done with it
         */
        type: 'edit' | 'delete';
        /**
         * When it is
         */
        user_schedule: {
          /**
           * Id of the event
           */
          id: string | null;
          /**
           * Time
           */
          event_time: string;
          /**
           * Time
           */
          expiry_time: string;
          /**
           * Summary
           */
          title: string;
          /**
           * Description
           */
          description: string;
          /**
           * Id of the calendar
           */
          event_data: string | null;
          /**
           * Calendar
           */
          calendar_mail_client: 'google' | 'outlook' | 'rapport';
        };
      } | null;
      /**
       * Case assigned to
       */
      case_assignee__name?: string | null;
    };
    errors: never;
  };
  /**
   * Take employees along as a file
   */
  'people/user/export': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      raw_search_string?: string;
      /**
       * Items: Department
       */
      department__in?: string[];
      /**
       * Items: Location
       */
      location__in?: string[];
      /**
       * Items: Designation
       */
      designation__in?: string[];
      /**
       * Items: Mood
       */
      mood__in?: (1 | 2 | 3 | 4 | 5)[];
      tags?: string[];
      activeTab?: 'high_risk_session' | 'my_cases' | 'closed_session' | 'total_session' | 'active' | 'left';
      count?: boolean | number | string;
    };
    answer:
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * Link of five minutes
           */
          report_url: string;
          /**
           * ID of the file
           */
          download: string;
        }
      | {
          /**
           * Status
           */
          status: 202;
          /**
           * State
           */
          state: string;
          /**
           * Rows
           */
          done: number;
          /**
           * Rows
           */
          total: number;
          /**
           * ID of the file
           */
          download: string;
        };
    errors: never;
  };
  /**
   * Read the values that employees can be filtered by
   */
  'people/user/filters': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      queryset_filters_options: {
        department__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        location__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        designation__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        tags?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
      };
      queryset_filter_options: {
        department__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        location__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        designation__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        tags?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
      };
    };
    errors: never;
  };
  /**
   * Make a person an admin of a group, and tell them by mail
   */
  'people/user/invite': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Group
       */
      group_id: string;
      /**
       * Confirms that an admin of another group leaves it; needs the permission to move admins.
       */
      move: boolean;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What has happened
       */
      message: string;
    };
    errors:
      | 'NoLongerAllowed'
      | 'StrongerGroup'
      | 'Yourself'
      | 'SuperAdminMember'
      | 'AlreadyMember'
      | 'InOtherGroup'
      | 'MayNotMove'
      | 'NoPlaceInPlan'
      | 'NotActive'
      | 'MasterBySuperAdmin'
      | 'MayNotSignIn'
      | 'TooManyInvitations';
  };
  /**
   * Read what stands in the way of someone leaving
   */
  'people/user/leaving': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * The company would have no SuperAdmin who can sign in
       */
      last_superadmin: boolean;
      /**
       * The active well-being survey is sent in this person's name
       */
      wellbeing_survey: boolean;
      /**
       * Live touchpoints that are sent in this person's name
       */
      touchpoints: {
        /**
         * ID
         */
        id: string;
        /**
         * Touchpoint
         */
        title: string;
        /**
         * Route below which it is edited
         */
        route: string;
      }[];
    };
    errors: never;
  };
  /**
   * List employees
   */
  'people/user/list': {
    params: Record<string, never>;
    query: {
      page_limit?: number;
      page_offset?: number;
      raw_search_string?: string;
      ordering?:
        | 'display_name'
        | '-display_name'
        | 'email'
        | '-email'
        | 'employee_id'
        | '-employee_id'
        | 'joining_date'
        | '-joining_date'
        | 'user_mood'
        | '-user_mood'
        | 'user_driver_average'
        | '-user_driver_average'
        | 'last_triggered_stage'
        | '-last_triggered_stage';
      /**
       * Status
       */
      status?: 'active' | 'inactive';
      /**
       * Id of the last touchpoint
       */
      stage_id?: string;
      /**
       * Items: Location
       */
      location__in?: string[];
      /**
       * Items: City
       */
      city__in?: string[];
      /**
       * Items: Region
       */
      region__in?: string[];
      /**
       * Items: Country
       */
      country__in?: string[];
      /**
       * Items: Site
       */
      site__in?: string[];
      /**
       * Items: Role category
       */
      role_category__in?: string[];
      /**
       * Items: Business
       */
      business__in?: string[];
      /**
       * Items: Business head
       */
      businessHead__in?: string[];
      /**
       * Items: Gender
       */
      gender__in?: ('male' | 'female')[];
      /**
       * Items: Function
       */
      function__in?: string[];
      /**
       * Items: Designation
       */
      designation__in?: string[];
      /**
       * Items: Department
       */
      department__in?: string[];
      /**
       * Items: Sub department
       */
      sub_department__in?: string[];
      /**
       * Items: Grade
       */
      grade__in?: string[];
      /**
       * Items: Cluster
       */
      cluster__in?: string[];
      /**
       * Items: Team
       */
      team__in?: string[];
      /**
       * Items: Segment
       */
      segment__in?: string[];
      /**
       * Items: Sub segment
       */
      sub_segment__in?: string[];
      /**
       * Last touchpoint sent at
       */
      initiated_date_start?: string;
      /**
       * Last touchpoint sent at
       */
      initiated_date_end?: string;
      /**
       * Joining date
       */
      joining_date_start?: string;
      /**
       * Joining date
       */
      joining_date_end?: string;
      /**
       * Items: Mood
       */
      mood__in?: (1 | 2 | 3 | 4 | 5)[];
      tags?: string[];
      activeTab?: 'high_risk_session' | 'my_cases' | 'closed_session' | 'total_session' | 'active' | 'left';
      count?: boolean | number | string;
      /**
       * A list, or the names joined with commas.
       */
      fields?: string[];
    };
    body: undefined;
    answer: {
      status: 200;
      data: {
        /**
         * ID
         */
        id: string;
        version?: number | null;
        /**
         * Type
         */
        type?: 'SuperAdmin' | 'Admin' | 'Employee' | null;
        /**
         * Status
         */
        status?: 'active' | 'inactive' | null;
        /**
         * Name
         */
        display_name?: string | null;
        /**
         * Email
         */
        email?: string | null;
        /**
         * Employee ID
         */
        employee_id?: string | null;
        /**
         * Picture
         */
        profilePicture?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        location?: string | null;
        /**
         * Gender
         */
        gender?: 'male' | 'female' | null;
        /**
         * Designation
         */
        designation?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        department?: string | null;
        /**
         * Tags
         */
        tags?: string[] | null;
        /**
         * Mood
         */
        user_mood?: 1 | 2 | 3 | 4 | 5 | null;
        /**
         * Engagement score
         */
        user_driver_average?: number | null;
        /**
         * Last touchpoint sent
         */
        stage_title?: string | null;
        /**
         * Last touchpoint sent at
         */
        last_triggered_stage?: string | null;
        /**
         * Case status
         */
        action_status?: 'open' | 'scheduled' | 'inProgress' | 'resolved' | null;
        /**
         * The next one that the caller has scheduled with this person.
         */
        invite?: {
          /**
           * What can be done with it
           */
          type: 'edit' | 'delete';
          /**
           * When it is
           */
          user_schedule: {
            /**
             * Id of the event
             */
            id: string | null;
            /**
             * Time
             */
            event_time: string;
            /**
             * Time
             */
            expiry_time: string;
            /**
             * Summary
             */
            title: string;
            /**
             * Description
             */
            description: string;
            /**
             * Id of the calendar
             */
            event_data: string | null;
            /**
             * Calendar
             */
            calendar_mail_client: 'google' | 'outlook' | 'rapport';
          };
        } | null;
      }[];
      total_count: number;
      high_risk_session_count?: number | null;
      my_cases_count?: number | null;
      closed_session_count?: number | null;
      total_session_count?: number | null;
      active_count?: number | null;
      left_count?: number | null;
    };
    errors: never;
  };
  /**
   * Search employees
   */
  'people/user/search': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      page_limit?: number;
      page_offset?: number;
      raw_search_string?: string;
      ordering?:
        | 'display_name'
        | '-display_name'
        | 'email'
        | '-email'
        | 'employee_id'
        | '-employee_id'
        | 'joining_date'
        | '-joining_date'
        | 'user_mood'
        | '-user_mood'
        | 'user_driver_average'
        | '-user_driver_average'
        | 'last_triggered_stage'
        | '-last_triggered_stage';
      /**
       * Status
       */
      status?: 'active' | 'inactive';
      /**
       * Items: Location
       */
      location__in?: string[];
      /**
       * Items: City
       */
      city__in?: string[];
      /**
       * Items: Region
       */
      region__in?: string[];
      /**
       * Items: Country
       */
      country__in?: string[];
      /**
       * Items: Site
       */
      site__in?: string[];
      /**
       * Items: Role category
       */
      role_category__in?: string[];
      /**
       * Items: Business
       */
      business__in?: string[];
      /**
       * Items: Business head
       */
      businessHead__in?: string[];
      /**
       * Items: Gender
       */
      gender__in?: ('male' | 'female')[];
      /**
       * Items: Function
       */
      function__in?: string[];
      /**
       * Items: Designation
       */
      designation__in?: string[];
      /**
       * Items: Department
       */
      department__in?: string[];
      /**
       * Items: Sub department
       */
      sub_department__in?: string[];
      /**
       * Items: Grade
       */
      grade__in?: string[];
      /**
       * Items: Cluster
       */
      cluster__in?: string[];
      /**
       * Items: Team
       */
      team__in?: string[];
      /**
       * Items: Segment
       */
      segment__in?: string[];
      /**
       * Items: Sub segment
       */
      sub_segment__in?: string[];
      /**
       * Items: Mood
       */
      mood__in?: (1 | 2 | 3 | 4 | 5)[];
      tags?: string[];
      /**
       * Last touchpoint sent at
       */
      initiated_date_start?: string;
      /**
       * Last touchpoint sent at
       */
      initiated_date_end?: string;
      /**
       * Joining date
       */
      joining_date_start?: string;
      /**
       * Joining date
       */
      joining_date_end?: string;
      /**
       * A list, or the names joined with commas.
       */
      fields?: string[];
      count?: unknown;
    };
    answer: {
      status: 200;
      data: {
        /**
         * ID
         */
        id: string;
        version?: number | null;
        /**
         * Type
         */
        type?: 'SuperAdmin' | 'Admin' | 'Employee' | null;
        /**
         * Status
         */
        status?: 'active' | 'inactive' | null;
        /**
         * Name
         */
        display_name?: string | null;
        /**
         * Email
         */
        email?: string | null;
        /**
         * Employee ID
         */
        employee_id?: string | null;
        /**
         * Picture
         */
        profilePicture?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        location?: string | null;
        /**
         * Gender
         */
        gender?: 'male' | 'female' | null;
        /**
         * Designation
         */
        designation?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        department?: string | null;
        /**
         * Tags
         */
        tags?: string[] | null;
        /**
         * Mood
         */
        user_mood?: 1 | 2 | 3 | 4 | 5 | null;
        /**
         * Engagement score
         */
        user_driver_average?: number | null;
        /**
         * Last touchpoint sent
         */
        stage_title?: string | null;
        /**
         * Last touchpoint sent at
         */
        last_triggered_stage?: string | null;
        /**
         * Case status
         */
        action_status?: 'open' | 'scheduled' | 'inProgress' | 'resolved' | null;
        /**
         * The next one that the caller has scheduled with this person.
         */
        invite?: {
          /**
           * What can be done with it
           */
          type: 'edit' | 'delete';
          /**
           * When it is
           */
          user_schedule: {
            /**
             * Id of the event
             */
            id: string | null;
            /**
             * Time
             */
            event_time: string;
            /**
             * Time
             */
            expiry_time: string;
            /**
             * Summary
             */
            title: string;
            /**
             * Description
             */
            description: string;
            /**
             * Id of the calendar
             */
            event_data: string | null;
            /**
             * Calendar
             */
            calendar_mail_client: 'google' | 'outlook' | 'rapport';
          };
        } | null;
      }[];
      total_count: number;
    };
    errors: never;
  };
  /**
   * Put tags on people, and take others off
   */
  'people/user/tag': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Employees
       */
      ids: string[];
      /**
       * Tags
       */
      add?: string[];
      /**
       * Tags
       */
      remove?: string[];
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * People whose tags are others now
       */
      count: number;
      data: {
        /**
         * ID
         */
        id: string;
        /**
         * Tags
         */
        tags: string[];
      }[];
    };
    errors: 'NoTag' | 'TagRule' | 'TooManyTags';
  };
  /**
   * Change a person's profile
   */
  'people/user/update': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Status
       */
      status?: 'active' | 'inactive';
      /**
       * First name
       */
      first_name?: string;
      /**
       * Last name
       */
      last_name?: string | null;
      /**
       * Name
       */
      display_name?: string;
      /**
       * Email
       */
      email?: string;
      /**
       * Alternate email
       */
      alternateEmail?: string | null;
      /**
       * Employee ID
       */
      employee_id?: string;
      /**
       * Birth date
       */
      birthDate?: string | null;
      /**
       * E.164.
       */
      phoneNumber?: string | null;
      /**
       * Picture
       */
      profilePicture?: string | null;
      /**
       * Skills
       */
      skills?: string | null;
      /**
       * Education
       */
      education?: string | null;
      /**
       * Experience
       */
      experience?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      location?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      city?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      region?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      country?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      site?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      role_category?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      business?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      businessHead?: string | null;
      /**
       * Gender
       */
      gender?: 'male' | 'female' | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      function?: string | null;
      /**
       * Designation
       */
      designation?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      department?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      sub_department?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      grade?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      cluster?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      team?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      segment?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      sub_segment?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      teamHead?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      cost_centre?: string | null;
      /**
       * Joining date
       */
      joining_date?: string;
      /**
       * Exit date
       */
      exit_date?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      manager?: string | null;
      /**
       * Manager's email
       */
      manager_email?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      manager_1?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      manager_2?: string | null;
      /**
       * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
       */
      manager_3?: string | null;
      /**
       * HR manager's email
       */
      hr_manager?: string | null;
      /**
       * HR business partner
       */
      hrbp?: string | null;
      /**
       * HR business partner 1
       */
      hrbp_1?: string | null;
      /**
       * HR business partner 2
       */
      hrbp_2?: string | null;
      /**
       * HR business partner 3
       */
      hrbp_3?: string | null;
      /**
       * HR business partner 4
       */
      hrbp_4?: string | null;
      /**
       * Last rating
       */
      lastRating?: string | null;
      /**
       * Tags
       */
      tags?: string[];
      /**
       * High potential
       */
      high_potential_emp?: boolean;
      /**
       * Date format
       */
      date_format?: 'DD-MM-YYYY' | 'MM-DD-YYYY' | 'YYYY-MM-DD';
      /**
       * Time zone
       */
      auto_timezone?: true | false;
      /**
       * Zone in use
       */
      user_timezone?: string;
      /**
       * Language
       */
      language?: 'english';
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * The profile as it is now
       */
      message: {
        /**
         * ID
         */
        id?: string;
        version?: number;
        /**
         * Type
         */
        type?: 'SuperAdmin' | 'Admin' | 'Employee';
        /**
         * Status
         */
        status?: 'active' | 'inactive';
        /**
         * First name
         */
        first_name?: string;
        /**
         * Last name
         */
        last_name?: string | null;
        /**
         * Name
         */
        display_name?: string;
        /**
         * New email, not confirmed yet
         */
        email_pending?: string | null;
        /**
         * Email
         */
        email?: string;
        /**
         * Alternate email
         */
        alternateEmail?: string | null;
        /**
         * Employee ID
         */
        employee_id?: string;
        /**
         * Birth date
         */
        birthDate?: string | null;
        /**
         * E.164.
         */
        phoneNumber?: string | null;
        /**
         * Picture
         */
        profilePicture?: string | null;
        /**
         * Gender
         */
        gender?: 'male' | 'female' | null;
        /**
         * Skills
         */
        skills?: string | null;
        /**
         * Education
         */
        education?: string | null;
        /**
         * Experience
         */
        experience?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        location?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        city?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        region?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        country?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        site?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        role_category?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        business?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        businessHead?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        function?: string | null;
        /**
         * Designation
         */
        designation?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        department?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        sub_department?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        grade?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        cluster?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        team?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        segment?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        sub_segment?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        teamHead?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        cost_centre?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        manager?: string | null;
        /**
         * Manager's email
         */
        manager_email?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        manager_1?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        manager_2?: string | null;
        /**
         * A department, place, grade or other word that people are grouped by: no commas, so that values can be joined.
         */
        manager_3?: string | null;
        /**
         * HR manager's email
         */
        hr_manager?: string | null;
        /**
         * HR business partner
         */
        hrbp?: string | null;
        /**
         * HR business partner 1
         */
        hrbp_1?: string | null;
        /**
         * HR business partner 2
         */
        hrbp_2?: string | null;
        /**
         * HR business partner 3
         */
        hrbp_3?: string | null;
        /**
         * HR business partner 4
         */
        hrbp_4?: string | null;
        /**
         * Joining date
         */
        joining_date?: string;
        /**
         * Exit date
         */
        exit_date?: string | null;
        /**
         * Last rating
         */
        lastRating?: string | null;
        /**
         * Tags
         */
        tags?: string[];
        /**
         * High potential
         */
        high_potential_emp?: boolean;
        /**
         * Date format
         */
        date_format?: 'DD-MM-YYYY' | 'MM-DD-YYYY' | 'YYYY-MM-DD';
        /**
         * Time zone
         */
        auto_timezone?: true | false;
        /**
         * Zone in use
         */
        user_timezone?: string;
        /**
         * Language
         */
        language?: 'english';
        /**
         * Mail client
         */
        default_mail_client?: '' | 'google' | 'outlook' | 'rapport';
        /**
         * Mood
         */
        user_mood?: 1 | 2 | 3 | 4 | 5 | null;
        /**
         * Engagement score
         */
        user_driver_average?: number | null;
        /**
         * Last touchpoint sent
         */
        stage_title?: string | null;
        /**
         * Last touchpoint sent at
         */
        last_triggered_stage?: string | null;
        /**
         * Case status
         */
        action_status?: 'open' | 'scheduled' | 'inProgress' | 'resolved';
      };
    };
    errors:
      | 'ZoneUnknown'
      | 'ExitBeforeJoining'
      | 'ExitDateHasCome'
      | 'EmailTaken'
      | 'TooManyMails'
      | 'StrongerPerson'
      | 'SenderOfTouchpoints'
      | 'NoPlaceInPlan'
      | 'LastSuperAdmin'
      | 'BirthInFuture'
      | 'PhoneInvalid'
      | 'EmployeeIdTaken';
  };
  /**
   * Find values that are in use in a field of the employees
   */
  'people/user/values': {
    params: Record<string, never>;
    query: {
      /**
       * Field
       */
      field:
        | 'location'
        | 'city'
        | 'region'
        | 'country'
        | 'site'
        | 'role_category'
        | 'business'
        | 'businessHead'
        | 'function'
        | 'designation'
        | 'department'
        | 'sub_department'
        | 'grade'
        | 'cluster'
        | 'team'
        | 'segment'
        | 'sub_segment'
        | 'teamHead'
        | 'cost_centre'
        | 'manager'
        | 'manager_email'
        | 'manager_1'
        | 'manager_2'
        | 'manager_3'
        | 'hr_manager'
        | 'hrbp'
        | 'hrbp_1'
        | 'hrbp_2'
        | 'hrbp_3'
        | 'hrbp_4';
      /**
       * Search
       */
      raw_search_string?: string;
    };
    body: undefined;
    answer: {
      /**
       * Values in use
       */
      data: {
        /**
         * Value
         */
        value: string;
      }[];
    };
    errors: never;
  };
  /**
   * Read what can be filtered by
   */
  'segments/categories': {
    params: {
      /**
       * ID
       */
      companyId: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      status: 200;
      /**
       * Categories
       */
      data: {
        /**
         * Key
         */
        key: string;
        /**
         * Label
         */
        label: string;
        /**
         * How it is chosen
         */
        kind: 'flag' | 'dates' | 'values' | 'tags';
        /**
         * Key of the first day
         */
        start?: string;
        /**
         * Key of the last day
         */
        end?: string;
        /**
         * What its values are called, where that is not what they are
         */
        names?: {
          [k: string]: string;
        };
      }[];
      /**
       * Date
       */
      min_date: string;
      /**
       * Date
       */
      max_date: string;
    };
    errors: never;
  };
  /**
   * Count the employees that filters select
   */
  'segments/count': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Key of the table of filters → its value: values joined with commas or a list, True, a preset, or a date.
       */
      filters: {
        /**
         * Chosen among what records hold, which may be older than the rule for texts: refused is only what could pass for other lines.
         */
        [k: string]: string | boolean | string[];
      };
    };
    answer: {
      status: 200;
      /**
       * Active employees
       */
      headcount: number;
    };
    errors: 'UnknownFilter' | 'UnknownPeriod' | 'NoDates' | 'DateOutside' | 'DatesSwapped' | 'TooLarge';
  };
  /**
   * Read the figures of the employees that filters select
   */
  'segments/overview': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * With neither filters nor a segment the default segment is applied.
       */
      filters?: string;
      /**
       * ID
       */
      segment?: string;
    };
    answer: {
      status: 200;
      /**
       * Key → values joined with commas, tags → a list.
       */
      filters: {
        [k: string]: string | string[];
      };
      /**
       * The filters as the address holds them
       */
      query: string;
      /**
       * The segment with these filters
       */
      segment: {
        /**
         * ID
         */
        id: string;
        /**
         * Name
         */
        title: string;
      } | null;
      /**
       * Active employees
       */
      headcount: number;
      /**
       * Employees who have left
       */
      left: number;
      /**
       * Why there are no figures
       */
      withheld: 'few' | 'close' | 'many' | null;
      /**
       * When the figures were made
       */
      as_of: string | null;
      /**
       * The caller may list the chats that the figures are made of
       */
      lists: boolean;
      /**
       * Some figure would tell about too few and is hidden
       */
      hidden: boolean;
      /**
       * Nobody is disengaged
       */
      none_disengaged: boolean;
      /**
       * Figures, none of fewer people than the minimum
       */
      figures: {
        /**
         * Active employees when the figures were made
         */
        employees: number | null;
        /**
         * Employees who answered
         */
        respondents: number | null;
        /**
         * Chats started
         */
        started: number | null;
        /**
         * Chats completed
         */
        completed: number | null;
        /**
         * Completed of those started, in percent
         */
        rate: number | null;
        /**
         * Engagement score
         */
        engagement: number | null;
        /**
         * Employees at high risk
         */
        high_risk: number | null;
        groups: {
          /**
           * Group
           */
          group: 'engaged' | 'passive' | 'disengaged';
          /**
           * Employees
           */
          count: number | null;
        }[];
        moods: {
          /**
           * Mood
           */
          mood: number;
          /**
           * Employees
           */
          count: number | null;
        }[];
        drivers: {
          /**
           * Driver
           */
          driver: string;
          /**
           * Average
           */
          average: number | null;
        }[];
        months: {
          /**
           * Month
           */
          month: string;
          /**
           * Employees who answered
           */
          respondents: number | null;
          /**
           * Engagement score
           */
          engagement: number | null;
          /**
           * Disengaged, in percent
           */
          disengaged: number | null;
        }[];
      } | null;
    };
    errors: 'NotReadable' | 'UnknownFilter' | 'UnknownPeriod' | 'NoDates' | 'DateOutside' | 'DatesSwapped' | 'TooLarge';
  };
  /**
   * Save a segment
   */
  'segments/saved-filter.create': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Segment name
       */
      title: string;
      /**
       * Key of the table of filters → its value: values joined with commas or a list, True, a preset, or a date.
       */
      filters: {
        /**
         * Chosen among what records hold, which may be older than the rule for texts: refused is only what could pass for other lines.
         */
        [k: string]: string | boolean | string[];
      };
      /**
       * Type
       */
      type?: 'dashboard';
      /**
       * Default
       */
      is_default?: boolean;
    };
    answer: {
      /**
       * Status
       */
      status: 201;
      /**
       * What has happened
       */
      message: string;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Name
         */
        title: string;
        /**
         * Default
         */
        is_default: boolean;
        /**
         * Cannot be changed
         */
        fixed: boolean;
        /**
         * Status
         */
        status: string | null;
        /**
         * Created on
         */
        createdAt: string | null;
        /**
         * Type
         */
        type: string;
        /**
         * Key → values joined with commas, tags → a list.
         */
        filters: {
          [k: string]: string | string[];
        };
        /**
         * Filters as the address holds them
         */
        query: string;
        /**
         * ID, where the filters are too long for an address
         */
        key: string;
        /**
         * Tags among the filters that the company has given up and nobody carries
         */
        lost_tags?: string[];
      };
    };
    errors:
      | 'TooMany'
      | 'TitleMissing'
      | 'TitleTaken'
      | 'NoFilter'
      | 'Fixed'
      | 'UnknownFilter'
      | 'UnknownPeriod'
      | 'NoDates'
      | 'DateOutside'
      | 'DatesSwapped'
      | 'TooLarge';
  };
  /**
   * List one's segments, or the values that can be filtered by
   */
  'segments/saved-filter.list': {
    params: Record<string, never>;
    query: {
      /**
       * What is read
       */
      options: 'filters' | 'dashboard_filter_options';
      /**
       * Report
       */
      report_name: 'dashboard';
      /**
       * The one filter whose values are read
       */
      filter_field?: string;
      /**
       * Rows per page
       */
      page_limit: number;
      /**
       * Counted from 1; 0 and missing mean 1.
       */
      page_offset?: number;
    };
    body: undefined;
    answer: {
      status: 200;
      /**
       * Segments
       */
      dashboard_saved_filters: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Name
         */
        title: string;
        /**
         * Default
         */
        is_default: boolean;
        /**
         * Cannot be changed
         */
        fixed: boolean;
        /**
         * Status
         */
        status: string | null;
        /**
         * Created on
         */
        createdAt: string | null;
        /**
         * Type
         */
        type: string;
        /**
         * Key → values joined with commas, tags → a list.
         */
        filters: {
          [k: string]: string | string[];
        };
        /**
         * Filters as the address holds them
         */
        query: string;
        /**
         * ID, where the filters are too long for an address
         */
        key: string;
        /**
         * Tags among the filters that the company has given up and nobody carries
         */
        lost_tags?: string[];
      }[];
      /**
       * Total
       */
      total_count: number;
      /**
       * Values by filter
       */
      queryset_filter_options: {
        [k: string]: {
          /**
           * Value
           */
          value: string;
          /**
           * Label
           */
          label: string;
          /**
           * Employees
           */
          count: number;
        }[];
      };
      /**
       * Values by filter
       */
      queryset_filters_options: {
        [k: string]: {
          /**
           * Value
           */
          value: string;
          /**
           * Label
           */
          label: string;
          /**
           * Employees
           */
          count: number;
        }[];
      };
    };
    errors: 'UnknownFilter';
  };
  /**
   * Delete a segment
   */
  'segments/saved-filter.remove': {
    params: Record<string, never>;
    query: {
      /**
       * ID
       */
      id: string;
    };
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What has happened
       */
      message: string;
    };
    errors: 'Fixed';
  };
  /**
   * Change a segment, or make it the default
   */
  'segments/saved-filter.update': {
    params: Record<string, never>;
    query: {
      /**
       * ID
       */
      id?: string;
    };
    body: {
      /**
       * ID
       */
      filter_id?: string;
      /**
       * Segment name
       */
      title?: string;
      /**
       * Key of the table of filters → its value: values joined with commas or a list, True, a preset, or a date.
       */
      filters?: {
        /**
         * Chosen among what records hold, which may be older than the rule for texts: refused is only what could pass for other lines.
         */
        [k: string]: string | boolean | string[];
      };
      /**
       * Type
       */
      type?: 'dashboard';
      /**
       * Default
       */
      is_default?: boolean;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * What has happened
       */
      message: string;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Name
         */
        title: string;
        /**
         * Default
         */
        is_default: boolean;
        /**
         * Cannot be changed
         */
        fixed: boolean;
        /**
         * Status
         */
        status: string | null;
        /**
         * Created on
         */
        createdAt: string | null;
        /**
         * Type
         */
        type: string;
        /**
         * Key → values joined with commas, tags → a list.
         */
        filters: {
          [k: string]: string | string[];
        };
        /**
         * Filters as the address holds them
         */
        query: string;
        /**
         * ID, where the filters are too long for an address
         */
        key: string;
        /**
         * Tags among the filters that the company has given up and nobody carries
         */
        lost_tags?: string[];
      };
    };
    errors:
      | 'IdsDiffer'
      | 'TitleMissing'
      | 'TitleTaken'
      | 'NoFilter'
      | 'Fixed'
      | 'UnknownFilter'
      | 'UnknownPeriod'
      | 'NoDates'
      | 'DateOutside'
      | 'DatesSwapped'
      | 'TooLarge';
  };
  /**
   * Read the values that can be filtered by
   */
  'segments/values': {
    params: {
      /**
       * ID
       */
      companyId: string;
    };
    query: {
      /**
       * The one filter whose values are read
       */
      filter_field?: string;
      /**
       * Status of the employees
       */
      status?: 'active' | 'inactive';
    };
    body: undefined;
    answer: {
      status: 200;
      /**
       * Values by filter
       */
      queryset_filters_options: {
        [k: string]: {
          /**
           * Value
           */
          value: string;
          /**
           * Label
           */
          label: string;
          /**
           * Employees
           */
          count: number;
        }[];
      };
      /**
       * Values by filter
       */
      queryset_filter_options: {
        [k: string]: {
          /**
           * Value
           */
          value: string;
          /**
           * Label
           */
          label: string;
          /**
           * Employees
           */
          count: number;
        }[];
      };
    };
    errors: 'UnknownFilter';
  };
  /**
   * Do without the rest of a job that one has begun
   */
  'shell/job.cancel': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {};
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'Ended';
  };
  /**
   * See how far a job is that one has begun
   */
  'shell/job.read': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * What kind of work
       */
      type: string;
      /**
       * ID
       */
      job_id: string;
      /**
       * State
       */
      state: 'queued' | 'running' | 'done' | 'cancelled' | 'failed';
      /**
       * Done
       */
      done: number;
      /**
       * In all
       */
      total: number;
      /**
       * Succeeded
       */
      success: number;
      /**
       * Failed
       */
      failure: number;
      /**
       * Nothing more will come
       */
      finished: boolean;
      /**
       * Call that lists what came to nothing
       */
      failures_url: string | null;
    };
    errors: never;
  };
  /**
   * List the layouts that a mail can have
   */
  'templates/campaign.list': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Layouts
       */
      data: {
        /**
         * Layout
         */
        template_id: 'standard' | 'banner' | 'card';
        /**
         * Name
         */
        title: string;
        /**
         * What is filled in
         *
         * Items: Field
         */
        fields: string[];
      }[];
    };
    errors: never;
  };
  /**
   * Show what a mail with a layout becomes for an employee
   */
  'templates/campaign.preview': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Layout
       */
      mail_layout: 'standard' | 'banner' | 'card';
      /**
       * Header
       */
      header_text?: string | null;
      /**
       * Colour of the header's text
       */
      header_color: string;
      /**
       * Colour behind the header
       */
      header_background: string;
      /**
       * Button
       */
      action_button_text?: string | null;
      /**
       * Colour of the button's text
       */
      button_color: string;
      /**
       * Colour of the button
       */
      button_background: string;
      /**
       * Subject
       */
      mail_subject?: string | null;
      /**
       * Body
       */
      mail_body?: string | null;
      /**
       * Where it is sent from
       */
      context?: 'email' | 'calendar' | 'survey' | 'touchpoint';
      /**
       * Which of them it is; who is thanked gets no link.
       */
      email_category?: 'chat_initiated' | 'reminder' | 'acknowledge';
      /**
       * Employee for whom it is filled in
       */
      user?: string;
    };
    answer: {
      /**
       * Subject
       */
      subject: string;
      /**
       * Page
       */
      html: string;
      /**
       * Plain text
       */
      text: string;
    };
    errors: 'UnknownPlaceholder' | 'BrokenPlaceholder';
  };
  /**
   * List the placeholders that can be put in somewhere
   */
  'templates/placeholders': {
    params: {
      /**
       * Product
       */
      product: 'rapport';
    };
    query: {
      /**
       * Where
       */
      context: 'email' | 'calendar' | 'survey' | 'touchpoint';
    };
    body: undefined;
    answer: {
      /**
       * Placeholders
       */
      data: {
        /**
         * Name
         */
        key: string;
        /**
         * What is put into the text
         */
        token: string;
        /**
         * What it stands for
         */
        label: string;
        /**
         * Value in a preview
         */
        example: string;
      }[];
    };
    errors: never;
  };
  /**
   * Write a template
   */
  'templates/template.create': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Template name
       */
      templateName: string;
      /**
       * The summary of a calendar template.
       */
      templateSubject: string;
      /**
       * Rich text with placeholders such as {{recipient.first_name}}.
       */
      templateBody: string;
      /**
       * Type
       */
      templateType: 'canned' | 'calendar';
      /**
       * Available for
       */
      share_settings: 'self' | 'all';
    };
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      createdAt: string;
      updatedAt: string;
      /**
       * Template name
       */
      templateName: string;
      /**
       * The summary of a calendar template.
       */
      templateSubject: string;
      /**
       * Rich text with placeholders such as {{recipient.first_name}}.
       */
      templateBody: string;
      /**
       * Type
       */
      templateType: 'canned' | 'calendar';
      /**
       * Available for
       */
      share_settings: 'self' | 'all';
      /**
       * Default
       */
      is_default: boolean;
      /**
       * Author
       */
      createdBy?: string | null;
      /**
       * `all`, or the id of the author whose own it is.
       */
      reader: string;
      /**
       * Times used
       */
      used: number;
    };
    errors: 'BodyMissing' | 'TooMany' | 'UnknownPlaceholder' | 'BrokenPlaceholder';
  };
  /**
   * Copy a template, to have one's own
   */
  'templates/template.duplicate': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * ID
       */
      cannel_id: string;
    };
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      createdAt: string;
      updatedAt: string;
      /**
       * Template name
       */
      templateName: string;
      /**
       * The summary of a calendar template.
       */
      templateSubject: string;
      /**
       * Rich text with placeholders such as {{recipient.first_name}}.
       */
      templateBody: string;
      /**
       * Type
       */
      templateType: 'canned' | 'calendar';
      /**
       * Available for
       */
      share_settings: 'self' | 'all';
      /**
       * Default
       */
      is_default: boolean;
      /**
       * Author
       */
      createdBy?: string | null;
      /**
       * `all`, or the id of the author whose own it is.
       */
      reader: string;
      /**
       * Times used
       */
      used: number;
    };
    errors: 'TooMany';
  };
  /**
   * List templates: one's own, those that all admins share, and the default ones
   */
  'templates/template.list': {
    params: Record<string, never>;
    query: {
      /**
       * Rows per page
       */
      page_limit: number;
      /**
       * Counted from 1; 0 and missing mean 1.
       */
      page_offset?: number;
      /**
       * Search
       */
      raw_search_string?: string;
      /**
       * Order
       */
      ordering?: string;
      /**
       * Type
       */
      type?: 'canned' | 'calendar';
    };
    body: undefined;
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      createdAt: string;
      /**
       * Template name
       */
      templateName: string;
      /**
       * The summary of a calendar template.
       */
      templateSubject: string;
      /**
       * Rich text with placeholders such as {{recipient.first_name}}.
       */
      templateBody: string;
      /**
       * Type
       */
      templateType: 'canned' | 'calendar';
      /**
       * Available for
       */
      share_settings: 'self' | 'all';
      /**
       * Default
       */
      is_default: boolean;
      /**
       * Author
       */
      createdBy?: string | null;
      /**
       * Times used
       */
      used: number;
      /**
       * Company
       */
      company?: string;
      /**
       * Name
       */
      display_name: string | null;
      /**
       * What one may do with it
       */
      allowed_actions: ('edit' | 'delete')[];
    }[];
    errors: never;
  };
  /**
   * Show what a template becomes for an employee
   */
  'templates/template.preview': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * The summary of a calendar template.
       */
      templateSubject: string;
      /**
       * Rich text with placeholders such as {{recipient.first_name}}.
       */
      templateBody: string;
      /**
       * Type
       */
      templateType: 'canned' | 'calendar';
      /**
       * Employee for whom it is filled in
       */
      user?: string;
    };
    answer: {
      /**
       * Subject
       */
      subject: string;
      /**
       * Page
       */
      html: string;
      /**
       * Plain text
       */
      text: string;
    };
    errors: 'UnknownPlaceholder' | 'BrokenPlaceholder';
  };
  /**
   * Read a template
   */
  'templates/template.read': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      createdAt: string;
      updatedAt: string;
      /**
       * Template name
       */
      templateName: string;
      /**
       * The summary of a calendar template.
       */
      templateSubject: string;
      /**
       * Rich text with placeholders such as {{recipient.first_name}}.
       */
      templateBody: string;
      /**
       * Type
       */
      templateType: 'canned' | 'calendar';
      /**
       * Available for
       */
      share_settings: 'self' | 'all';
      /**
       * Default
       */
      is_default: boolean;
      /**
       * Author
       */
      createdBy?: string | null;
      /**
       * `all`, or the id of the author whose own it is.
       */
      reader: string;
      /**
       * Times used
       */
      used: number;
    };
    errors: never;
  };
  /**
   * Delete a template
   */
  'templates/template.remove': {
    params: Record<string, never>;
    query: {
      cannel_id: string;
    };
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * Let a template say again what it said
   */
  'templates/template.restore': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * ID
       */
      version: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'UnknownPlaceholder' | 'BrokenPlaceholder';
  };
  /**
   * Send a template to oneself
   */
  'templates/template.send-test': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Employee for whom it is filled in
       */
      user?: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * Change a template
   */
  'templates/template.update': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Template name
       */
      templateName?: string;
      /**
       * The summary of a calendar template.
       */
      templateSubject?: string;
      /**
       * Rich text with placeholders such as {{recipient.first_name}}.
       */
      templateBody?: string;
      /**
       * Available for
       */
      share_settings?: 'self' | 'all';
      cannel_id: string;
      id?: unknown;
      version?: unknown;
      templateType?: unknown;
      is_default?: unknown;
      display_name?: unknown;
      used?: unknown;
      allowed_actions?: unknown;
    };
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      createdAt: string;
      updatedAt: string;
      /**
       * Template name
       */
      templateName: string;
      /**
       * The summary of a calendar template.
       */
      templateSubject: string;
      /**
       * Rich text with placeholders such as {{recipient.first_name}}.
       */
      templateBody: string;
      /**
       * Type
       */
      templateType: 'canned' | 'calendar';
      /**
       * Available for
       */
      share_settings: 'self' | 'all';
      /**
       * Default
       */
      is_default: boolean;
      /**
       * Author
       */
      createdBy?: string | null;
      /**
       * `all`, or the id of the author whose own it is.
       */
      reader: string;
      /**
       * Times used
       */
      used: number;
    };
    errors: 'BodyMissing' | 'UnknownPlaceholder' | 'BrokenPlaceholder';
  };
  /**
   * Take a template for an employee: its text is filled in, and its use is counted
   */
  'templates/template.use': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Employee
       */
      user: string;
    };
    answer: {
      /**
       * Subject
       */
      templateSubject: string;
      /**
       * Body
       */
      templateBody: string;
    };
    errors: never;
  };
  /**
   * Compare what a template said with what it says
   */
  'templates/version.compare': {
    params: {
      /**
       * ID
       */
      id: string;
      /**
       * ID
       */
      version: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Version
       */
      number: number;
      /**
       * Fields
       */
      fields: {
        /**
         * Field
         */
        field: string;
        /**
         * Pieces of text
         */
        parts: {
          /**
           * Text
           */
          text: string;
          /**
           * What became of it
           */
          kind: 'same' | 'gone' | 'new';
        }[];
      }[];
    };
    errors: never;
  };
  /**
   * List what a template has said
   */
  'templates/version.list': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: {
      page_limit?: number;
      page_offset?: number;
      ordering?: 'number' | '-number';
    };
    body: undefined;
    answer: {
      status: 200;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        createdAt: string;
        /**
         * Template
         */
        template: string;
        /**
         * Version
         */
        number: number;
        /**
         * Template name
         */
        templateName: string;
        /**
         * Subject
         */
        templateSubject: string;
        /**
         * Body
         */
        templateBody: string;
        /**
         * Name
         */
        display_name: string | null;
      }[];
      total_count: number;
    };
    errors: never;
  };
  /**
   * Ask whether a touchpoint report is ready
   */
  'touchpoints/report.read': {
    params: {
      /**
       * ID
       */
      download: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer:
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * Signed link, good for five minutes
           */
          report_url: string;
          /**
           * ID
           */
          download: string;
        }
      | {
          /**
           * Status
           */
          status: 202;
          /**
           * State
           */
          state: 'queued' | 'running' | 'ready' | 'failed' | 'cancelled';
          /**
           * Total
           */
          done: number;
          /**
           * Total
           */
          total: number;
          /**
           * ID
           */
          download: string;
        };
    errors: 'ReportFailed';
  };
  /**
   * List whose chats of touchpoints are held
   */
  'touchpoints/run.held': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      page_limit?: number;
      page_offset?: number;
      ordering?: 'dueOn' | '-dueOn';
      /**
       * Touchpoint
       */
      stage?: string;
    };
    answer: {
      status: 200;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Employee
         */
        user: string;
        /**
         * Touchpoint
         */
        stage: string;
        /**
         * Due on
         */
        dueOn: string;
        /**
         * Why
         */
        reason?:
          | 'together'
          | 'paused'
          | 'no-credit'
          | 'sender-left'
          | 'too-late'
          | 'person-left'
          | 'moved'
          | 'stopped'
          | 'unreachable'
          | null;
        /**
         * Employee
         */
        user__name?: string | null;
        /**
         * Touchpoint
         */
        stage__name?: string | null;
      }[];
      total_count: number;
    };
    errors: never;
  };
  /**
   * Read what became of a touchpoint's chats
   */
  'touchpoints/run.read': {
    params: {
      /**
       * ID
       */
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * There are employees whom one does not see, who are not counted
       */
      partial: boolean;
      /**
       * Chats that were started
       */
      sent: number;
      /**
       * Chats that are complete
       */
      answered: number;
      /**
       * How many for each reason
       */
      held: {
        /**
         * Why
         */
        reason:
          | 'together'
          | 'paused'
          | 'no-credit'
          | 'sender-left'
          | 'too-late'
          | 'person-left'
          | 'moved'
          | 'stopped'
          | 'unreachable';
        /**
         * How many
         */
        chats: number;
      }[];
      /**
       * How many for each reason
       */
      dropped: {
        /**
         * Why
         */
        reason:
          | 'together'
          | 'paused'
          | 'no-credit'
          | 'sender-left'
          | 'too-late'
          | 'person-left'
          | 'moved'
          | 'stopped'
          | 'unreachable';
        /**
         * How many
         */
        chats: number;
      }[];
      /**
       * When the last one was started
       */
      last_sent: string | null;
    };
    errors: never;
  };
  /**
   * List in whose names touchpoints are sent
   */
  'touchpoints/sender.list': {
    params: Record<string, never>;
    query: {
      /**
       * Search
       */
      raw_search_string?: string;
    };
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Chat users, the one of the most touchpoints first
       */
      data: {
        /**
         * ID
         */
        id: string;
        /**
         * Name
         */
        display_name: string;
        /**
         * How many touchpoints, in words
         */
        touchpoints: string;
      }[];
    };
    errors: never;
  };
  /**
   * Replace the chat user of all touchpoints that someone is the chat user of
   */
  'touchpoints/sender.replace': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Chat user now
       */
      from: string;
      /**
       * Chat user from now on
       */
      to: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Touchpoints that have a new chat user
       */
      changed: number;
    };
    errors: 'SenderNotAdmin' | 'SameSender' | 'NoTouchpoints';
  };
  /**
   * Add a touchpoint
   */
  'touchpoints/stage.create': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Milestone
       */
      title: string;
      /**
       * Time after the joining date, of a post-exit survey after the exit date; 0 is that day.
       */
      triggerTimeDuration: number;
      /**
       * Unit
       */
      triggerTimeUnit: 'days' | 'weeks' | 'months' | 'years';
      /**
       * Questions
       *
       * Items: Question
       */
      questions: {
        /**
         * Given by the server; answers refer to it.
         */
        id?: string;
        /**
         * Name of a question that every post-exit survey asks, and that nobody changes.
         */
        fixed?: 'reason' | 'experience' | 'manager' | 'recommend' | 'change';
        /**
         * Question
         */
        text: string;
        /**
         * Kind of answer
         */
        type: 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel';
        /**
         * Scale from 1 to 5 as
         */
        scaleType?: 'emoji' | 'number';
        /**
         * Replies to choose from
         *
         * Items: Reply
         */
        quickReplies?: {
          /**
           * Reply
           */
          title: string;
          /**
           * What the assistant says then
           */
          postback?: string;
        }[];
        /**
         * Cards to choose from
         *
         * Items: Card
         */
        cards?: {
          /**
           * What is answered when the card is chosen.
           */
          title: string;
          /**
           * Text
           */
          text?: string;
          /**
           * Button
           */
          button?: string;
        }[];
        /**
         * An answer is required
         */
        responseRequired?: boolean;
      }[];
      /**
       * The admin in whose name the assistant writes, and whose name every employee therefore reads.
       */
      chatFromUser?: string | null;
      /**
       * Status
       */
      status: 'draft' | 'live';
    };
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      createdAt: string;
      updatedAt: string;
      /**
       * Milestone
       */
      title: string;
      /**
       * Type
       */
      stageType: 'lifecycle' | 'postExit';
      /**
       * Time after the joining date, of a post-exit survey after the exit date; 0 is that day.
       */
      triggerTimeDuration: number;
      /**
       * Unit
       */
      triggerTimeUnit: 'days' | 'weeks' | 'months' | 'years';
      /**
       * Status
       */
      status: 'draft' | 'live' | 'deleted';
      /**
       * The admin in whose name the assistant writes, and whose name every employee therefore reads.
       */
      chatFromUser?: string | null;
      /**
       * Place in the order
       */
      position?: number | null;
      /**
       * Layout
       */
      mail_layout?: 'standard' | 'banner' | 'card' | null;
      /**
       * Subject
       */
      mail_subject?: string | null;
      /**
       * Body
       */
      mail_body?: string | null;
      /**
       * Header
       */
      header_text?: string | null;
      /**
       * Colour of the header's text
       */
      header_color?: string | null;
      /**
       * Colour behind the header
       */
      header_background?: string | null;
      /**
       * Button
       */
      action_button_text?: string | null;
      /**
       * Colour of the button's text
       */
      button_color?: string | null;
      /**
       * Colour of the button
       */
      button_background?: string | null;
      /**
       * Questions
       *
       * Items: Question
       */
      questions: {
        /**
         * Given by the server; answers refer to it.
         */
        id?: string;
        /**
         * Name of a question that every post-exit survey asks, and that nobody changes.
         */
        fixed?: 'reason' | 'experience' | 'manager' | 'recommend' | 'change';
        /**
         * Question
         */
        text: string;
        /**
         * Kind of answer
         */
        type: 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel';
        /**
         * Scale from 1 to 5 as
         */
        scaleType?: 'emoji' | 'number';
        /**
         * Replies to choose from
         *
         * Items: Reply
         */
        quickReplies?: {
          /**
           * Reply
           */
          title: string;
          /**
           * What the assistant says then
           */
          postback?: string;
        }[];
        /**
         * Cards to choose from
         *
         * Items: Card
         */
        cards?: {
          /**
           * What is answered when the card is chosen.
           */
          title: string;
          /**
           * Text
           */
          text?: string;
          /**
           * Button
           */
          button?: string;
        }[];
        /**
         * An answer is required
         */
        responseRequired?: boolean;
      }[];
      /**
       * Of a post-exit survey: mails to those who have not answered.
       */
      reminders?:
        | {
            /**
             * Days after the invitation
             */
            after: number;
            /**
             * Sent to
             */
            to: 'both' | 'no_response' | 'partial_response';
          }[]
        | null;
      /**
       * Chat from user
       */
      chatFromUser__name?: string | null;
    };
    errors: 'SenderNotAdmin' | 'LiveNeedsSender' | 'TriggerTooLate';
  };
  /**
   * Count the employees whose day for a touchpoint comes soon
   */
  'touchpoints/stage.due': {
    params: Record<string, never>;
    query: {
      /**
       * Time after the joining date, of a post-exit survey after the exit date; 0 is that day.
       */
      triggerTimeDuration: number;
      /**
       * Unit
       */
      triggerTimeUnit: 'days' | 'weeks' | 'months' | 'years';
      /**
       * ID
       */
      id?: string;
    };
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * The company's day
       */
      today: string;
      /**
       * There are employees whom one does not see, who are not counted
       */
      partial: boolean;
      /**
       * Interactions are paused: what is due is held
       */
      paused: boolean;
      /**
       * Employees whose day was lately: written to as soon as it is activated
       */
      now: number;
      /**
       * Employees whose day comes soon
       */
      ahead: number;
      /**
       * How many a day, on days with any
       */
      days: {
        /**
         * Day
         */
        day: string;
        /**
         * Employees
         */
        people: number;
      }[];
    };
    errors: never;
  };
  /**
   * Export touchpoints with their questions
   */
  'touchpoints/stage.export': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * A list of ids, or the ids joined with commas.
       */
      stages?: string | string[];
      /**
       * Instead of ids: all of them, or those that raw_search_string finds.
       */
      all?: boolean;
      /**
       * Search
       */
      raw_search_string?: string;
    };
    answer:
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * Signed link, good for five minutes
           */
          report_url: string;
          /**
           * ID
           */
          download: string;
        }
      | {
          /**
           * Status
           */
          status: 202;
          /**
           * State
           */
          state: 'queued' | 'running' | 'ready' | 'failed' | 'cancelled';
          /**
           * Total
           */
          done: number;
          /**
           * Total
           */
          total: number;
          /**
           * ID
           */
          download: string;
        };
    errors: 'NothingSelected' | 'ReportFailed';
  };
  /**
   * Read the values that touchpoints can be filtered by
   */
  'touchpoints/stage.filters': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      queryset_filters_options: {
        status__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        triggerTimeUnit__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        chatFromUser__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
      };
      queryset_filter_options: {
        status__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        triggerTimeUnit__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        chatFromUser__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
      };
    };
    errors: never;
  };
  /**
   * Read a touchpoint's invitation mail
   */
  'touchpoints/stage.invitation': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      /**
       * Milestone
       */
      title: string;
      /**
       * Layout
       */
      mail_layout?: 'standard' | 'banner' | 'card' | null;
      /**
       * Subject
       */
      mail_subject?: string | null;
      /**
       * Body
       */
      mail_body?: string | null;
      /**
       * Header
       */
      header_text?: string | null;
      /**
       * Colour of the header's text
       */
      header_color?: string | null;
      /**
       * Colour behind the header
       */
      header_background?: string | null;
      /**
       * Button
       */
      action_button_text?: string | null;
      /**
       * Colour of the button's text
       */
      button_color?: string | null;
      /**
       * Colour of the button
       */
      button_background?: string | null;
    };
    errors: never;
  };
  /**
   * Change a touchpoint's invitation mail
   */
  'touchpoints/stage.invite-with': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Layout
       */
      mail_layout?: 'standard' | 'banner' | 'card';
      /**
       * Header
       */
      header_text?: string | null;
      /**
       * Colour of the header's text
       */
      header_color?: string;
      /**
       * Colour behind the header
       */
      header_background?: string;
      /**
       * Button
       */
      action_button_text?: string | null;
      /**
       * Colour of the button's text
       */
      button_color?: string;
      /**
       * Colour of the button
       */
      button_background?: string;
      /**
       * Subject
       */
      mail_subject?: string | null;
      /**
       * Body
       */
      mail_body?: string | null;
    };
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      /**
       * Milestone
       */
      title: string;
      /**
       * Layout
       */
      mail_layout?: 'standard' | 'banner' | 'card' | null;
      /**
       * Subject
       */
      mail_subject?: string | null;
      /**
       * Body
       */
      mail_body?: string | null;
      /**
       * Header
       */
      header_text?: string | null;
      /**
       * Colour of the header's text
       */
      header_color?: string | null;
      /**
       * Colour behind the header
       */
      header_background?: string | null;
      /**
       * Button
       */
      action_button_text?: string | null;
      /**
       * Colour of the button's text
       */
      button_color?: string | null;
      /**
       * Colour of the button
       */
      button_background?: string | null;
    };
    errors: 'MailIncomplete' | 'UnknownPlaceholder' | 'BrokenPlaceholder';
  };
  /**
   * List touchpoints
   */
  'touchpoints/stage.list': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      page_limit?: number;
      page_offset?: number;
      raw_search_string?: string;
      ordering?: 'position' | '-position';
      /**
       * Items: Type
       */
      stageType__in?: ('lifecycle' | 'postExit')[];
      /**
       * Items: Status
       */
      status__in?: ('draft' | 'live' | 'deleted')[];
      /**
       * Items: Unit
       */
      triggerTimeUnit__in?: ('days' | 'weeks' | 'months' | 'years')[];
      /**
       * Items: Chat from user
       */
      chatFromUser__in?: string[];
      /**
       * A list, or the names joined with commas.
       */
      fields?: string[];
      count?: unknown;
      include_all_stages?: unknown;
    };
    answer: {
      status: 200;
      data: {
        stage_details: {
          /**
           * ID
           */
          id: string;
          version?: number | null;
          createdAt?: string | null;
          updatedAt?: string | null;
          /**
           * Milestone
           */
          title?: string | null;
          /**
           * Type
           */
          stageType?: 'lifecycle' | 'postExit' | null;
          /**
           * Time after the joining date, of a post-exit survey after the exit date; 0 is that day.
           */
          triggerTimeDuration?: number | null;
          /**
           * Unit
           */
          triggerTimeUnit?: 'days' | 'weeks' | 'months' | 'years' | null;
          /**
           * Status
           */
          status?: 'draft' | 'live' | 'deleted' | null;
          /**
           * The admin in whose name the assistant writes, and whose name every employee therefore reads.
           */
          chatFromUser?: string | null;
          /**
           * Place in the order
           */
          position?: number | null;
          /**
           * Chat from user
           */
          chatFromUser__name?: string | null;
        };
      }[];
      total_count: number;
    };
    errors: never;
  };
  /**
   * Read a touchpoint
   */
  'touchpoints/stage.read': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      createdAt: string;
      updatedAt: string;
      /**
       * Milestone
       */
      title: string;
      /**
       * Type
       */
      stageType: 'lifecycle' | 'postExit';
      /**
       * Time after the joining date, of a post-exit survey after the exit date; 0 is that day.
       */
      triggerTimeDuration: number;
      /**
       * Unit
       */
      triggerTimeUnit: 'days' | 'weeks' | 'months' | 'years';
      /**
       * Status
       */
      status: 'draft' | 'live' | 'deleted';
      /**
       * The admin in whose name the assistant writes, and whose name every employee therefore reads.
       */
      chatFromUser?: string | null;
      /**
       * Place in the order
       */
      position?: number | null;
      /**
       * Layout
       */
      mail_layout?: 'standard' | 'banner' | 'card' | null;
      /**
       * Subject
       */
      mail_subject?: string | null;
      /**
       * Body
       */
      mail_body?: string | null;
      /**
       * Header
       */
      header_text?: string | null;
      /**
       * Colour of the header's text
       */
      header_color?: string | null;
      /**
       * Colour behind the header
       */
      header_background?: string | null;
      /**
       * Button
       */
      action_button_text?: string | null;
      /**
       * Colour of the button's text
       */
      button_color?: string | null;
      /**
       * Colour of the button
       */
      button_background?: string | null;
      /**
       * Questions
       *
       * Items: Question
       */
      questions: {
        /**
         * Given by the server; answers refer to it.
         */
        id?: string;
        /**
         * Name of a question that every post-exit survey asks, and that nobody changes.
         */
        fixed?: 'reason' | 'experience' | 'manager' | 'recommend' | 'change';
        /**
         * Question
         */
        text: string;
        /**
         * Kind of answer
         */
        type: 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel';
        /**
         * Scale from 1 to 5 as
         */
        scaleType?: 'emoji' | 'number';
        /**
         * Replies to choose from
         *
         * Items: Reply
         */
        quickReplies?: {
          /**
           * Reply
           */
          title: string;
          /**
           * What the assistant says then
           */
          postback?: string;
        }[];
        /**
         * Cards to choose from
         *
         * Items: Card
         */
        cards?: {
          /**
           * What is answered when the card is chosen.
           */
          title: string;
          /**
           * Text
           */
          text?: string;
          /**
           * Button
           */
          button?: string;
        }[];
        /**
         * An answer is required
         */
        responseRequired?: boolean;
      }[];
      /**
       * Of a post-exit survey: mails to those who have not answered.
       */
      reminders?:
        | {
            /**
             * Days after the invitation
             */
            after: number;
            /**
             * Sent to
             */
            to: 'both' | 'no_response' | 'partial_response';
          }[]
        | null;
      /**
       * Chat from user
       */
      chatFromUser__name?: string | null;
    };
    errors: never;
  };
  /**
   * Reorder touchpoints
   */
  'touchpoints/stage.reorder': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * IDs
       */
      stage_timeline: string[];
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: never;
  };
  /**
   * Take the list of touchpoints along as a file
   */
  'touchpoints/stage.table': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      raw_search_string?: string;
      /**
       * Items: Type
       */
      stageType__in?: ('lifecycle' | 'postExit')[];
      /**
       * Items: Status
       */
      status__in?: ('draft' | 'live' | 'deleted')[];
      /**
       * Items: Unit
       */
      triggerTimeUnit__in?: ('days' | 'weeks' | 'months' | 'years')[];
      /**
       * Items: Chat from user
       */
      chatFromUser__in?: string[];
    };
    answer:
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * Link of five minutes
           */
          report_url: string;
          /**
           * ID of the file
           */
          download: string;
        }
      | {
          /**
           * Status
           */
          status: 202;
          /**
           * State
           */
          state: string;
          /**
           * Rows
           */
          done: number;
          /**
           * Rows
           */
          total: number;
          /**
           * ID of the file
           */
          download: string;
        };
    errors: never;
  };
  /**
   * Change, delete or restore a touchpoint
   */
  'touchpoints/stage.update': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Milestone
       */
      title?: string;
      /**
       * Time after the joining date, of a post-exit survey after the exit date; 0 is that day.
       */
      triggerTimeDuration?: number;
      /**
       * Unit
       */
      triggerTimeUnit?: 'days' | 'weeks' | 'months' | 'years';
      /**
       * Status
       */
      status?: 'draft' | 'live' | 'deleted';
      /**
       * The admin in whose name the assistant writes, and whose name every employee therefore reads.
       */
      chatFromUser?: string | null;
      /**
       * Layout
       */
      mail_layout?: 'standard' | 'banner' | 'card' | null;
      /**
       * Subject
       */
      mail_subject?: string | null;
      /**
       * Body
       */
      mail_body?: string | null;
      /**
       * Header
       */
      header_text?: string | null;
      /**
       * Colour of the header's text
       */
      header_color?: string | null;
      /**
       * Colour behind the header
       */
      header_background?: string | null;
      /**
       * Button
       */
      action_button_text?: string | null;
      /**
       * Colour of the button's text
       */
      button_color?: string | null;
      /**
       * Colour of the button
       */
      button_background?: string | null;
      /**
       * Questions
       *
       * Items: Question
       */
      questions?: {
        /**
         * Given by the server; answers refer to it.
         */
        id?: string;
        /**
         * Name of a question that every post-exit survey asks, and that nobody changes.
         */
        fixed?: 'reason' | 'experience' | 'manager' | 'recommend' | 'change';
        /**
         * Question
         */
        text: string;
        /**
         * Kind of answer
         */
        type: 'text' | 'scale' | 'quickReplies' | 'card' | 'carousel';
        /**
         * Scale from 1 to 5 as
         */
        scaleType?: 'emoji' | 'number';
        /**
         * Replies to choose from
         *
         * Items: Reply
         */
        quickReplies?: {
          /**
           * Reply
           */
          title: string;
          /**
           * What the assistant says then
           */
          postback?: string;
        }[];
        /**
         * Cards to choose from
         *
         * Items: Card
         */
        cards?: {
          /**
           * What is answered when the card is chosen.
           */
          title: string;
          /**
           * Text
           */
          text?: string;
          /**
           * Button
           */
          button?: string;
        }[];
        /**
         * An answer is required
         */
        responseRequired?: boolean;
      }[];
      /**
       * Of a post-exit survey: mails to those who have not answered.
       */
      reminders?:
        | {
            /**
             * Days after the invitation
             */
            after: number;
            /**
             * Sent to
             */
            to: 'both' | 'no_response' | 'partial_response';
          }[]
        | null;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * The touchpoint as it is now
       */
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        title: string;
        stageType?: string;
        triggerTimeDuration?: number;
        triggerTimeUnit?: string;
        status: string;
        chatFromUser?: string | null;
        chatFromUser__name?: string | null;
        position?: number | null;
        questions?: {}[];
      };
    };
    errors: 'SenderNotAdmin' | 'LiveNeedsSender' | 'TriggerTooLate';
  };
  /**
   * Add a question to the bank
   */
  'wellbeing/bank.create': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Driver
       */
      driver: 'mental' | 'social' | 'physical' | 'purposefulness';
      /**
       * Sub driver
       */
      sub_driver: string;
      /**
       * Type
       */
      type: 'scale' | 'textInput' | 'text' | 'image' | 'card' | 'carousel' | 'quickReplies' | 'closeEnded';
      /**
       * Question
       */
      text: string;
      /**
       * An answer is required
       */
      response_required: boolean;
      /**
       * Offered
       */
      enabled: boolean;
      /**
       * Scale from 1 to 5 as
       */
      scaleType?: 'emoji' | 'number' | null;
      /**
       * Words of the scale
       */
      scale?: 'wellbeing' | 'agreement' | 'often' | null;
      /**
       * Replies to choose from
       *
       * Items: Reply
       */
      quickReplies: {
        /**
         * Reply
         */
        title: string;
        /**
         * What the assistant says then
         */
        postback?: string;
        /**
         * From 1 to 5, where 5 is best; without one the answer counts nothing.
         */
        value?: number;
      }[];
      /**
       * Cards
       *
       * Items: Card
       */
      cards: {
        /**
         * Heading
         */
        title: string;
        /**
         * Text
         */
        description?: string;
        /**
         * Address of the picture
         */
        imgUrl?: string;
        /**
         * Replies to choose from
         *
         * Items: Reply
         */
        quickReplies?: {
          /**
           * Reply
           */
          title: string;
          /**
           * What the assistant says then
           */
          postback?: string;
          /**
           * From 1 to 5, where 5 is best; without one the answer counts nothing.
           */
          value?: number;
        }[];
      }[];
      /**
       * Address of the picture
       */
      imgUrl?: string | null;
      /**
       * Text below
       */
      description?: string | null;
    };
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      createdAt: string;
      updatedAt: string;
      /**
       * Driver
       */
      driver: 'mental' | 'social' | 'physical' | 'purposefulness';
      /**
       * Sub driver
       */
      sub_driver: string;
      /**
       * Type
       */
      type: 'scale' | 'textInput' | 'text' | 'image' | 'card' | 'carousel' | 'quickReplies' | 'closeEnded';
      /**
       * Question
       */
      text: string;
      /**
       * An answer is required
       */
      response_required: boolean;
      /**
       * Offered
       */
      enabled: boolean;
      /**
       * Scale from 1 to 5 as
       */
      scaleType?: 'emoji' | 'number' | null;
      /**
       * Words of the scale
       */
      scale?: 'wellbeing' | 'agreement' | 'often' | null;
      /**
       * Replies to choose from
       */
      quickReplies?:
        | {
            /**
             * Reply
             */
            title: string;
            /**
             * What the assistant says then
             */
            postback?: string;
            /**
             * From 1 to 5, where 5 is best; without one the answer counts nothing.
             */
            value?: number;
          }[]
        | null;
      /**
       * Cards
       */
      cards?:
        | {
            /**
             * Heading
             */
            title: string;
            /**
             * Text
             */
            description?: string;
            /**
             * Address of the picture
             */
            imgUrl?: string;
            /**
             * Replies to choose from
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
          }[]
        | null;
      /**
       * Address of the picture
       */
      imgUrl?: string | null;
      /**
       * Text below
       */
      description?: string | null;
      /**
       * Set while the question is asked.
       */
      interaction_id?: string | null;
      /**
       * Place in the survey
       */
      position?: number | null;
      /**
       * Key in the bank that companies begin with
       */
      source?: string | null;
      /**
       * Author
       */
      createdBy?: string | null;
    };
    errors: 'QuestionIncomplete';
  };
  /**
   * Read the values that the bank can be filtered by
   */
  'wellbeing/bank.filters': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      queryset_filters_options: {
        driver__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        type__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
      };
      queryset_filter_options: {
        driver__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        type__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
      };
    };
    errors: never;
  };
  /**
   * Add questions to the bank from a table
   */
  'wellbeing/bank.import': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * As CSV, a question a line, below the headings of wellbeing/bank.columns.
       */
      table: string;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Questions that came in
       */
      added: number;
      /**
       * Questions that were there already
       */
      known: number;
    };
    errors: 'NoTable' | 'Columns' | 'RowsWrong' | 'BankFull';
  };
  /**
   * List the questions of the bank
   */
  'wellbeing/bank.list': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      page_limit?: number;
      page_offset?: number;
      raw_search_string?: string;
      ordering?: 'driver' | '-driver' | 'sub_driver' | '-sub_driver';
      /**
       * Items: Driver
       */
      driver__in?: ('mental' | 'social' | 'physical' | 'purposefulness')[];
      /**
       * Items: Type
       */
      type__in?: ('scale' | 'textInput' | 'text' | 'image' | 'card' | 'carousel' | 'quickReplies' | 'closeEnded')[];
      /**
       * Items: Offered
       */
      enabled__in?: boolean[];
    };
    answer: {
      status: 200;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        updatedAt: string;
        /**
         * Driver
         */
        driver: 'mental' | 'social' | 'physical' | 'purposefulness';
        /**
         * Sub driver
         */
        sub_driver: string;
        /**
         * Type
         */
        type: 'scale' | 'textInput' | 'text' | 'image' | 'card' | 'carousel' | 'quickReplies' | 'closeEnded';
        /**
         * Question
         */
        text: string;
        /**
         * Offered
         */
        enabled: boolean;
      }[];
      total_count: number;
    };
    errors: never;
  };
  /**
   * Read a question of the bank
   */
  'wellbeing/bank.read': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      createdAt: string;
      updatedAt: string;
      /**
       * Driver
       */
      driver: 'mental' | 'social' | 'physical' | 'purposefulness';
      /**
       * Sub driver
       */
      sub_driver: string;
      /**
       * Type
       */
      type: 'scale' | 'textInput' | 'text' | 'image' | 'card' | 'carousel' | 'quickReplies' | 'closeEnded';
      /**
       * Question
       */
      text: string;
      /**
       * An answer is required
       */
      response_required: boolean;
      /**
       * Offered
       */
      enabled: boolean;
      /**
       * Scale from 1 to 5 as
       */
      scaleType?: 'emoji' | 'number' | null;
      /**
       * Words of the scale
       */
      scale?: 'wellbeing' | 'agreement' | 'often' | null;
      /**
       * Replies to choose from
       */
      quickReplies?:
        | {
            /**
             * Reply
             */
            title: string;
            /**
             * What the assistant says then
             */
            postback?: string;
            /**
             * From 1 to 5, where 5 is best; without one the answer counts nothing.
             */
            value?: number;
          }[]
        | null;
      /**
       * Cards
       */
      cards?:
        | {
            /**
             * Heading
             */
            title: string;
            /**
             * Text
             */
            description?: string;
            /**
             * Address of the picture
             */
            imgUrl?: string;
            /**
             * Replies to choose from
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
          }[]
        | null;
      /**
       * Address of the picture
       */
      imgUrl?: string | null;
      /**
       * Text below
       */
      description?: string | null;
      /**
       * Set while the question is asked.
       */
      interaction_id?: string | null;
      /**
       * Place in the survey
       */
      position?: number | null;
      /**
       * Key in the bank that companies begin with
       */
      source?: string | null;
      /**
       * Author
       */
      createdBy?: string | null;
    };
    errors: never;
  };
  /**
   * Change a question of the bank
   */
  'wellbeing/bank.update': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Driver
       */
      driver?: 'mental' | 'social' | 'physical' | 'purposefulness';
      /**
       * Sub driver
       */
      sub_driver?: string;
      /**
       * Type
       */
      type?: 'scale' | 'textInput' | 'text' | 'image' | 'card' | 'carousel' | 'quickReplies' | 'closeEnded';
      /**
       * Question
       */
      text?: string;
      /**
       * An answer is required
       */
      response_required?: boolean;
      /**
       * Offered
       */
      enabled?: boolean;
      /**
       * Scale from 1 to 5 as
       */
      scaleType?: 'emoji' | 'number' | null;
      /**
       * Words of the scale
       */
      scale?: 'wellbeing' | 'agreement' | 'often' | null;
      /**
       * Replies to choose from
       *
       * Items: Reply
       */
      quickReplies?: {
        /**
         * Reply
         */
        title: string;
        /**
         * What the assistant says then
         */
        postback?: string;
        /**
         * From 1 to 5, where 5 is best; without one the answer counts nothing.
         */
        value?: number;
      }[];
      /**
       * Cards
       *
       * Items: Card
       */
      cards?: {
        /**
         * Heading
         */
        title: string;
        /**
         * Text
         */
        description?: string;
        /**
         * Address of the picture
         */
        imgUrl?: string;
        /**
         * Replies to choose from
         *
         * Items: Reply
         */
        quickReplies?: {
          /**
           * Reply
           */
          title: string;
          /**
           * What the assistant says then
           */
          postback?: string;
          /**
           * From 1 to 5, where 5 is best; without one the answer counts nothing.
           */
          value?: number;
        }[];
      }[];
      /**
       * Address of the picture
       */
      imgUrl?: string | null;
      /**
       * Text below
       */
      description?: string | null;
    };
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      createdAt: string;
      updatedAt: string;
      /**
       * Driver
       */
      driver: 'mental' | 'social' | 'physical' | 'purposefulness';
      /**
       * Sub driver
       */
      sub_driver: string;
      /**
       * Type
       */
      type: 'scale' | 'textInput' | 'text' | 'image' | 'card' | 'carousel' | 'quickReplies' | 'closeEnded';
      /**
       * Question
       */
      text: string;
      /**
       * An answer is required
       */
      response_required: boolean;
      /**
       * Offered
       */
      enabled: boolean;
      /**
       * Scale from 1 to 5 as
       */
      scaleType?: 'emoji' | 'number' | null;
      /**
       * Words of the scale
       */
      scale?: 'wellbeing' | 'agreement' | 'often' | null;
      /**
       * Replies to choose from
       */
      quickReplies?:
        | {
            /**
             * Reply
             */
            title: string;
            /**
             * What the assistant says then
             */
            postback?: string;
            /**
             * From 1 to 5, where 5 is best; without one the answer counts nothing.
             */
            value?: number;
          }[]
        | null;
      /**
       * Cards
       */
      cards?:
        | {
            /**
             * Heading
             */
            title: string;
            /**
             * Text
             */
            description?: string;
            /**
             * Address of the picture
             */
            imgUrl?: string;
            /**
             * Replies to choose from
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
          }[]
        | null;
      /**
       * Address of the picture
       */
      imgUrl?: string | null;
      /**
       * Text below
       */
      description?: string | null;
      /**
       * Set while the question is asked.
       */
      interaction_id?: string | null;
      /**
       * Place in the survey
       */
      position?: number | null;
      /**
       * Key in the bank that companies begin with
       */
      source?: string | null;
      /**
       * Author
       */
      createdBy?: string | null;
    };
    errors: 'QuestionIncomplete';
  };
  /**
   * List the cycles of the survey
   */
  'wellbeing/cycle.list': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      status: 200;
      /**
       * Cycles, the newest first
       */
      data: {
        /**
         * ID
         */
        id: string;
        /**
         * Number
         */
        number: number;
        /**
         * First day
         */
        start: string;
        /**
         * Last day
         */
        end: string;
        /**
         * It is over
         */
        closed: boolean;
        /**
         * Employees who answered; at least so many while it runs
         */
        respondents: number | null;
        /**
         * Response rate, in percent
         */
        rate: number | null;
      }[];
    };
    errors: never;
  };
  /**
   * Add a mail to the survey
   */
  'wellbeing/email.create': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Name
       */
      title?: string | null;
      /**
       * Subject
       */
      subject: string;
      /**
       * Rich text with placeholders such as {{recipient.first_name}}.
       */
      body: string;
      /**
       * Who is reminded, or thanked.
       */
      recipient_filter_type?: string | null;
      /**
       * Days after the reachout
       */
      trigger_time_duration?: number | null;
      /**
       * Unit
       */
      trigger_time_unit?: 'days' | null;
      /**
       * Type of the template
       */
      template_type: 'plaintext';
      /**
       * Layout
       */
      mail_layout: 'standard' | 'banner' | 'card';
      /**
       * Header
       */
      header_text?: string | null;
      /**
       * Colour of the header's text
       */
      header_color: string;
      /**
       * Colour behind the header
       */
      header_background: string;
      /**
       * Button
       */
      action_button_text?: string | null;
      /**
       * Colour of the button's text
       */
      button_color: string;
      /**
       * Colour of the button
       */
      button_background: string;
      /**
       * Kind
       */
      email_category: 'chat_initiated' | 'reminder' | 'acknowledge';
      company?: unknown;
      survey?: unknown;
      created_by?: unknown;
      last_update_by?: unknown;
      trigger_date_time?: unknown;
      sender?: unknown;
      id?: unknown;
      email_config_id?: unknown;
    };
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      createdAt: string;
      updatedAt: string;
      /**
       * Name
       */
      title?: string | null;
      /**
       * Subject
       */
      subject: string;
      /**
       * Rich text with placeholders such as {{recipient.first_name}}.
       */
      body: string;
      /**
       * Kind
       */
      email_category: 'chat_initiated' | 'reminder' | 'acknowledge';
      /**
       * Who is reminded, or thanked.
       */
      recipient_filter_type?: string | null;
      /**
       * Days after the reachout
       */
      trigger_time_duration?: number | null;
      /**
       * Unit
       */
      trigger_time_unit?: 'days' | null;
      /**
       * Type of the template
       */
      template_type?: 'plaintext' | null;
      /**
       * Layout
       */
      mail_layout?: 'standard' | 'banner' | 'card' | null;
      /**
       * Header
       */
      header_text?: string | null;
      /**
       * Colour of the header's text
       */
      header_color?: string | null;
      /**
       * Colour behind the header
       */
      header_background?: string | null;
      /**
       * Button
       */
      action_button_text?: string | null;
      /**
       * Colour of the button's text
       */
      button_color?: string | null;
      /**
       * Colour of the button
       */
      button_background?: string | null;
      /**
       * Author
       */
      created_by?: string | null;
      /**
       * Last changed by
       */
      last_update_by?: string | null;
    };
    errors:
      | 'TooManyEmails'
      | 'Mandatory'
      | 'MailIncomplete'
      | 'SameDay'
      | 'SameAudience'
      | 'OneReachout'
      | 'UnknownPlaceholder'
      | 'BrokenPlaceholder';
  };
  /**
   * List the mails of the survey
   */
  'wellbeing/email.list': {
    params: Record<string, never>;
    query: {
      /**
       * Rows per page
       */
      page_limit: number;
      /**
       * Counted from 1; 0 and missing mean 1.
       */
      page_offset?: number;
      ordering?: 'trigger_time_duration' | '-trigger_time_duration' | 'createdAt' | '-createdAt';
      /**
       * Kind
       */
      email_category?: 'chat_initiated' | 'reminder' | 'acknowledge';
    };
    body: undefined;
    answer: {
      status: 200;
      results: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Name
         */
        title?: string | null;
        /**
         * Subject
         */
        subject: string;
        /**
         * Rich text with placeholders such as {{recipient.first_name}}.
         */
        body: string;
        /**
         * Kind
         */
        email_category: 'chat_initiated' | 'reminder' | 'acknowledge';
        /**
         * Who is reminded, or thanked.
         */
        recipient_filter_type?: string | null;
        /**
         * Days after the reachout
         */
        trigger_time_duration?: number | null;
        /**
         * Unit
         */
        trigger_time_unit?: 'days' | null;
        /**
         * Type of the template
         */
        template_type?: 'plaintext' | null;
        /**
         * Layout
         */
        mail_layout?: 'standard' | 'banner' | 'card' | null;
        /**
         * Header
         */
        header_text?: string | null;
        /**
         * Colour of the header's text
         */
        header_color?: string | null;
        /**
         * Colour behind the header
         */
        header_background?: string | null;
        /**
         * Button
         */
        action_button_text?: string | null;
        /**
         * Colour of the button's text
         */
        button_color?: string | null;
        /**
         * Colour of the button
         */
        button_background?: string | null;
        /**
         * Author
         */
        created_by?: string | null;
        /**
         * Last changed by
         */
        last_update_by?: string | null;
        /**
         * Company
         */
        company?: string;
        /**
         * Survey
         */
        survey?: string;
        /**
         * ID, by its other name
         */
        email_config_id?: string;
        /**
         * The survey has a sender
         */
        has_sender?: boolean;
      }[];
      total_count: number;
    };
    errors: never;
  };
  /**
   * Delete a mail of the survey
   */
  'wellbeing/email.remove': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'OneReachout';
  };
  /**
   * Try a mail of the survey
   */
  'wellbeing/email.send-test': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * There is one a company.
       */
      survey_id?: string | null;
      /**
       * Subject
       */
      subject: string;
      /**
       * Rich text with placeholders such as {{recipient.first_name}}.
       */
      body: string;
      /**
       * Kind
       */
      email_type?: 'chat_initiated' | 'reminder' | 'acknowledge';
      /**
       * Kind, by its other name
       */
      email_category?: 'chat_initiated' | 'reminder' | 'acknowledge';
      /**
       * Who gets it
       *
       * Items: Recipient
       */
      user_data: {
        /**
         * First name
         */
        first_name: string;
        /**
         * Last name
         */
        last_name?: string | null;
        /**
         * Gender
         */
        gender?: string | null;
        /**
         * Email
         */
        email: string;
      }[];
    };
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'NoSender' | 'Elsewhere' | 'UnknownPlaceholder' | 'BrokenPlaceholder';
  };
  /**
   * Change a mail of the survey
   */
  'wellbeing/email.update': {
    params: {
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Name
       */
      title?: string | null;
      /**
       * Subject
       */
      subject?: string;
      /**
       * Rich text with placeholders such as {{recipient.first_name}}.
       */
      body?: string;
      /**
       * Who is reminded, or thanked.
       */
      recipient_filter_type?: string | null;
      /**
       * Days after the reachout
       */
      trigger_time_duration?: number | null;
      /**
       * Unit
       */
      trigger_time_unit?: 'days' | null;
      /**
       * Type of the template
       */
      template_type?: 'plaintext';
      /**
       * Layout
       */
      mail_layout?: 'standard' | 'banner' | 'card';
      /**
       * Header
       */
      header_text?: string | null;
      /**
       * Colour of the header's text
       */
      header_color?: string;
      /**
       * Colour behind the header
       */
      header_background?: string;
      /**
       * Button
       */
      action_button_text?: string | null;
      /**
       * Colour of the button's text
       */
      button_color?: string;
      /**
       * Colour of the button
       */
      button_background?: string;
      company?: unknown;
      survey?: unknown;
      created_by?: unknown;
      last_update_by?: unknown;
      trigger_date_time?: unknown;
      sender?: unknown;
      id?: unknown;
      email_config_id?: unknown;
      email_category?: unknown;
    };
    answer: {
      /**
       * ID
       */
      id: string;
      version: number;
      createdAt: string;
      updatedAt: string;
      /**
       * Name
       */
      title?: string | null;
      /**
       * Subject
       */
      subject: string;
      /**
       * Rich text with placeholders such as {{recipient.first_name}}.
       */
      body: string;
      /**
       * Kind
       */
      email_category: 'chat_initiated' | 'reminder' | 'acknowledge';
      /**
       * Who is reminded, or thanked.
       */
      recipient_filter_type?: string | null;
      /**
       * Days after the reachout
       */
      trigger_time_duration?: number | null;
      /**
       * Unit
       */
      trigger_time_unit?: 'days' | null;
      /**
       * Type of the template
       */
      template_type?: 'plaintext' | null;
      /**
       * Layout
       */
      mail_layout?: 'standard' | 'banner' | 'card' | null;
      /**
       * Header
       */
      header_text?: string | null;
      /**
       * Colour of the header's text
       */
      header_color?: string | null;
      /**
       * Colour behind the header
       */
      header_background?: string | null;
      /**
       * Button
       */
      action_button_text?: string | null;
      /**
       * Colour of the button's text
       */
      button_color?: string | null;
      /**
       * Colour of the button
       */
      button_background?: string | null;
      /**
       * Author
       */
      created_by?: string | null;
      /**
       * Last changed by
       */
      last_update_by?: string | null;
    };
    errors:
      | 'Mandatory'
      | 'MailIncomplete'
      | 'SameDay'
      | 'SameAudience'
      | 'OneReachout'
      | 'UnknownPlaceholder'
      | 'BrokenPlaceholder';
  };
  /**
   * List how often the survey can be sent
   */
  'wellbeing/frequency.list': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Choices
       */
      results: {
        /**
         * ID
         */
        id: number;
        /**
         * How often
         */
        title: string;
        /**
         * Most questions
         */
        max_allowed_questions: number;
      }[];
    };
    errors: never;
  };
  /**
   * Add questions to the survey, and take others out
   */
  'wellbeing/interaction.change': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * All that it asks from now on: what is not among them goes.
       */
      question_ids?: string[];
      /**
       * Ids of questions that come in
       */
      add_ques?: string[];
      /**
       * Ids of interactions that go
       */
      remove_ques?: string[];
      id?: unknown;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Questions by driver
       */
      data: {
        /**
         * Mental
         *
         * Items: Question
         */
        mental: {
          /**
           * ID
           */
          id: string;
          /**
           * ID
           */
          question_id: string;
          /**
           * ID in the survey
           */
          interaction_id: string | null;
          /**
           * Driver
           */
          driver: string;
          /**
           * Sub driver
           */
          sub_driver: string;
          /**
           * Type
           */
          type: string;
          /**
           * Offered
           */
          enabled: boolean;
          /**
           * In the survey
           */
          used: boolean;
          /**
           * An answer is required
           */
          response_required: boolean;
          /**
           * Author
           */
          createdBy: string | null;
          /**
           * What is asked
           *
           * Items: What is asked
           */
          questions: {
            /**
             * Question
             */
            text: string;
            /**
             * Scale as
             */
            scaleType?: string;
            /**
             * Scale
             */
            scale?: {
              /**
               * Word
               */
              title: string;
              /**
               * Value
               */
              value: number;
              /**
               * What is answered
               */
              postback: string;
            }[];
            /**
             * Replies
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
            /**
             * Cards
             *
             * Items: Card
             */
            cards?: {
              /**
               * Heading
               */
              title: string;
              /**
               * Text
               */
              description?: string;
              /**
               * Address of the picture
               */
              imgUrl?: string;
              /**
               * Replies to choose from
               *
               * Items: Reply
               */
              quickReplies?: {
                /**
                 * Reply
                 */
                title: string;
                /**
                 * What the assistant says then
                 */
                postback?: string;
                /**
                 * From 1 to 5, where 5 is best; without one the answer counts nothing.
                 */
                value?: number;
              }[];
            }[];
            /**
             * Picture
             */
            imgUrl?: string;
            /**
             * Text below
             */
            description?: string;
          }[];
        }[];
        /**
         * Physical
         *
         * Items: Question
         */
        physical: {
          /**
           * ID
           */
          id: string;
          /**
           * ID
           */
          question_id: string;
          /**
           * ID in the survey
           */
          interaction_id: string | null;
          /**
           * Driver
           */
          driver: string;
          /**
           * Sub driver
           */
          sub_driver: string;
          /**
           * Type
           */
          type: string;
          /**
           * Offered
           */
          enabled: boolean;
          /**
           * In the survey
           */
          used: boolean;
          /**
           * An answer is required
           */
          response_required: boolean;
          /**
           * Author
           */
          createdBy: string | null;
          /**
           * What is asked
           *
           * Items: What is asked
           */
          questions: {
            /**
             * Question
             */
            text: string;
            /**
             * Scale as
             */
            scaleType?: string;
            /**
             * Scale
             */
            scale?: {
              /**
               * Word
               */
              title: string;
              /**
               * Value
               */
              value: number;
              /**
               * What is answered
               */
              postback: string;
            }[];
            /**
             * Replies
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
            /**
             * Cards
             *
             * Items: Card
             */
            cards?: {
              /**
               * Heading
               */
              title: string;
              /**
               * Text
               */
              description?: string;
              /**
               * Address of the picture
               */
              imgUrl?: string;
              /**
               * Replies to choose from
               *
               * Items: Reply
               */
              quickReplies?: {
                /**
                 * Reply
                 */
                title: string;
                /**
                 * What the assistant says then
                 */
                postback?: string;
                /**
                 * From 1 to 5, where 5 is best; without one the answer counts nothing.
                 */
                value?: number;
              }[];
            }[];
            /**
             * Picture
             */
            imgUrl?: string;
            /**
             * Text below
             */
            description?: string;
          }[];
        }[];
        /**
         * Purposefulness
         *
         * Items: Question
         */
        purposefulness: {
          /**
           * ID
           */
          id: string;
          /**
           * ID
           */
          question_id: string;
          /**
           * ID in the survey
           */
          interaction_id: string | null;
          /**
           * Driver
           */
          driver: string;
          /**
           * Sub driver
           */
          sub_driver: string;
          /**
           * Type
           */
          type: string;
          /**
           * Offered
           */
          enabled: boolean;
          /**
           * In the survey
           */
          used: boolean;
          /**
           * An answer is required
           */
          response_required: boolean;
          /**
           * Author
           */
          createdBy: string | null;
          /**
           * What is asked
           *
           * Items: What is asked
           */
          questions: {
            /**
             * Question
             */
            text: string;
            /**
             * Scale as
             */
            scaleType?: string;
            /**
             * Scale
             */
            scale?: {
              /**
               * Word
               */
              title: string;
              /**
               * Value
               */
              value: number;
              /**
               * What is answered
               */
              postback: string;
            }[];
            /**
             * Replies
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
            /**
             * Cards
             *
             * Items: Card
             */
            cards?: {
              /**
               * Heading
               */
              title: string;
              /**
               * Text
               */
              description?: string;
              /**
               * Address of the picture
               */
              imgUrl?: string;
              /**
               * Replies to choose from
               *
               * Items: Reply
               */
              quickReplies?: {
                /**
                 * Reply
                 */
                title: string;
                /**
                 * What the assistant says then
                 */
                postback?: string;
                /**
                 * From 1 to 5, where 5 is best; without one the answer counts nothing.
                 */
                value?: number;
              }[];
            }[];
            /**
             * Picture
             */
            imgUrl?: string;
            /**
             * Text below
             */
            description?: string;
          }[];
        }[];
        /**
         * Social
         *
         * Items: Question
         */
        social: {
          /**
           * ID
           */
          id: string;
          /**
           * ID
           */
          question_id: string;
          /**
           * ID in the survey
           */
          interaction_id: string | null;
          /**
           * Driver
           */
          driver: string;
          /**
           * Sub driver
           */
          sub_driver: string;
          /**
           * Type
           */
          type: string;
          /**
           * Offered
           */
          enabled: boolean;
          /**
           * In the survey
           */
          used: boolean;
          /**
           * An answer is required
           */
          response_required: boolean;
          /**
           * Author
           */
          createdBy: string | null;
          /**
           * What is asked
           *
           * Items: What is asked
           */
          questions: {
            /**
             * Question
             */
            text: string;
            /**
             * Scale as
             */
            scaleType?: string;
            /**
             * Scale
             */
            scale?: {
              /**
               * Word
               */
              title: string;
              /**
               * Value
               */
              value: number;
              /**
               * What is answered
               */
              postback: string;
            }[];
            /**
             * Replies
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
            /**
             * Cards
             *
             * Items: Card
             */
            cards?: {
              /**
               * Heading
               */
              title: string;
              /**
               * Text
               */
              description?: string;
              /**
               * Address of the picture
               */
              imgUrl?: string;
              /**
               * Replies to choose from
               *
               * Items: Reply
               */
              quickReplies?: {
                /**
                 * Reply
                 */
                title: string;
                /**
                 * What the assistant says then
                 */
                postback?: string;
                /**
                 * From 1 to 5, where 5 is best; without one the answer counts nothing.
                 */
                value?: number;
              }[];
            }[];
            /**
             * Picture
             */
            imgUrl?: string;
            /**
             * Text below
             */
            description?: string;
          }[];
        }[];
      };
    };
    errors: 'NotInBank' | 'Short';
  };
  /**
   * Read the questions of the survey
   */
  'wellbeing/interaction.list': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Questions by driver
       */
      interaction_list: {
        /**
         * Mental
         *
         * Items: Question
         */
        mental: {
          /**
           * ID
           */
          id: string;
          /**
           * ID
           */
          question_id: string;
          /**
           * ID in the survey
           */
          interaction_id: string | null;
          /**
           * Driver
           */
          driver: string;
          /**
           * Sub driver
           */
          sub_driver: string;
          /**
           * Type
           */
          type: string;
          /**
           * Offered
           */
          enabled: boolean;
          /**
           * In the survey
           */
          used: boolean;
          /**
           * An answer is required
           */
          response_required: boolean;
          /**
           * Author
           */
          createdBy: string | null;
          /**
           * What is asked
           *
           * Items: What is asked
           */
          questions: {
            /**
             * Question
             */
            text: string;
            /**
             * Scale as
             */
            scaleType?: string;
            /**
             * Scale
             */
            scale?: {
              /**
               * Word
               */
              title: string;
              /**
               * Value
               */
              value: number;
              /**
               * What is answered
               */
              postback: string;
            }[];
            /**
             * Replies
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
            /**
             * Cards
             *
             * Items: Card
             */
            cards?: {
              /**
               * Heading
               */
              title: string;
              /**
               * Text
               */
              description?: string;
              /**
               * Address of the picture
               */
              imgUrl?: string;
              /**
               * Replies to choose from
               *
               * Items: Reply
               */
              quickReplies?: {
                /**
                 * Reply
                 */
                title: string;
                /**
                 * What the assistant says then
                 */
                postback?: string;
                /**
                 * From 1 to 5, where 5 is best; without one the answer counts nothing.
                 */
                value?: number;
              }[];
            }[];
            /**
             * Picture
             */
            imgUrl?: string;
            /**
             * Text below
             */
            description?: string;
          }[];
        }[];
        /**
         * Physical
         *
         * Items: Question
         */
        physical: {
          /**
           * ID
           */
          id: string;
          /**
           * ID
           */
          question_id: string;
          /**
           * ID in the survey
           */
          interaction_id: string | null;
          /**
           * Driver
           */
          driver: string;
          /**
           * Sub driver
           */
          sub_driver: string;
          /**
           * Type
           */
          type: string;
          /**
           * Offered
           */
          enabled: boolean;
          /**
           * In the survey
           */
          used: boolean;
          /**
           * An answer is required
           */
          response_required: boolean;
          /**
           * Author
           */
          createdBy: string | null;
          /**
           * What is asked
           *
           * Items: What is asked
           */
          questions: {
            /**
             * Question
             */
            text: string;
            /**
             * Scale as
             */
            scaleType?: string;
            /**
             * Scale
             */
            scale?: {
              /**
               * Word
               */
              title: string;
              /**
               * Value
               */
              value: number;
              /**
               * What is answered
               */
              postback: string;
            }[];
            /**
             * Replies
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
            /**
             * Cards
             *
             * Items: Card
             */
            cards?: {
              /**
               * Heading
               */
              title: string;
              /**
               * Text
               */
              description?: string;
              /**
               * Address of the picture
               */
              imgUrl?: string;
              /**
               * Replies to choose from
               *
               * Items: Reply
               */
              quickReplies?: {
                /**
                 * Reply
                 */
                title: string;
                /**
                 * What the assistant says then
                 */
                postback?: string;
                /**
                 * From 1 to 5, where 5 is best; without one the answer counts nothing.
                 */
                value?: number;
              }[];
            }[];
            /**
             * Picture
             */
            imgUrl?: string;
            /**
             * Text below
             */
            description?: string;
          }[];
        }[];
        /**
         * Purposefulness
         *
         * Items: Question
         */
        purposefulness: {
          /**
           * ID
           */
          id: string;
          /**
           * ID
           */
          question_id: string;
          /**
           * ID in the survey
           */
          interaction_id: string | null;
          /**
           * Driver
           */
          driver: string;
          /**
           * Sub driver
           */
          sub_driver: string;
          /**
           * Type
           */
          type: string;
          /**
           * Offered
           */
          enabled: boolean;
          /**
           * In the survey
           */
          used: boolean;
          /**
           * An answer is required
           */
          response_required: boolean;
          /**
           * Author
           */
          createdBy: string | null;
          /**
           * What is asked
           *
           * Items: What is asked
           */
          questions: {
            /**
             * Question
             */
            text: string;
            /**
             * Scale as
             */
            scaleType?: string;
            /**
             * Scale
             */
            scale?: {
              /**
               * Word
               */
              title: string;
              /**
               * Value
               */
              value: number;
              /**
               * What is answered
               */
              postback: string;
            }[];
            /**
             * Replies
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
            /**
             * Cards
             *
             * Items: Card
             */
            cards?: {
              /**
               * Heading
               */
              title: string;
              /**
               * Text
               */
              description?: string;
              /**
               * Address of the picture
               */
              imgUrl?: string;
              /**
               * Replies to choose from
               *
               * Items: Reply
               */
              quickReplies?: {
                /**
                 * Reply
                 */
                title: string;
                /**
                 * What the assistant says then
                 */
                postback?: string;
                /**
                 * From 1 to 5, where 5 is best; without one the answer counts nothing.
                 */
                value?: number;
              }[];
            }[];
            /**
             * Picture
             */
            imgUrl?: string;
            /**
             * Text below
             */
            description?: string;
          }[];
        }[];
        /**
         * Social
         *
         * Items: Question
         */
        social: {
          /**
           * ID
           */
          id: string;
          /**
           * ID
           */
          question_id: string;
          /**
           * ID in the survey
           */
          interaction_id: string | null;
          /**
           * Driver
           */
          driver: string;
          /**
           * Sub driver
           */
          sub_driver: string;
          /**
           * Type
           */
          type: string;
          /**
           * Offered
           */
          enabled: boolean;
          /**
           * In the survey
           */
          used: boolean;
          /**
           * An answer is required
           */
          response_required: boolean;
          /**
           * Author
           */
          createdBy: string | null;
          /**
           * What is asked
           *
           * Items: What is asked
           */
          questions: {
            /**
             * Question
             */
            text: string;
            /**
             * Scale as
             */
            scaleType?: string;
            /**
             * Scale
             */
            scale?: {
              /**
               * Word
               */
              title: string;
              /**
               * Value
               */
              value: number;
              /**
               * What is answered
               */
              postback: string;
            }[];
            /**
             * Replies
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
            /**
             * Cards
             *
             * Items: Card
             */
            cards?: {
              /**
               * Heading
               */
              title: string;
              /**
               * Text
               */
              description?: string;
              /**
               * Address of the picture
               */
              imgUrl?: string;
              /**
               * Replies to choose from
               *
               * Items: Reply
               */
              quickReplies?: {
                /**
                 * Reply
                 */
                title: string;
                /**
                 * What the assistant says then
                 */
                postback?: string;
                /**
                 * From 1 to 5, where 5 is best; without one the answer counts nothing.
                 */
                value?: number;
              }[];
            }[];
            /**
             * Picture
             */
            imgUrl?: string;
            /**
             * Text below
             */
            description?: string;
          }[];
        }[];
      };
    };
    errors: never;
  };
  /**
   * Take a question out of the survey
   */
  'wellbeing/interaction.remove': {
    params: Record<string, never>;
    query: {
      /**
       * ID in the survey
       */
      interaction_id: string;
    };
    body: undefined;
    answer: {
      /**
       * Status
       */
      status: 200;
    };
    errors: 'Short';
  };
  /**
   * Have a file made of who would get which mail when, in the next cycle
   */
  'wellbeing/plan.export': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {};
    answer:
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * Signed link, good for five minutes
           */
          report_url: string;
          /**
           * ID
           */
          download: string;
        }
      | {
          /**
           * Status
           */
          status: 202;
          /**
           * State
           */
          state: 'queued' | 'running' | 'ready' | 'failed' | 'cancelled';
          /**
           * Total
           */
          done: number;
          /**
           * Total
           */
          total: number;
          /**
           * ID
           */
          download: string;
        };
    errors: 'NotMapped' | 'ReportFailed';
  };
  /**
   * Read what each driver asks
   */
  'wellbeing/question.framework': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    /**
     * What each driver asks
     */
    answer: {
      /**
       * Mental
       *
       * Items: Question
       */
      mental: {
        /**
         * Type
         */
        type: string;
        /**
         * Sub drivers
         */
        sub_drivers: string[];
        /**
         * What is asked
         *
         * Items: What is asked
         */
        questions: {
          /**
           * Question
           */
          text: string;
          /**
           * Scale as
           */
          scaleType?: string;
          /**
           * Scale
           */
          scale?: {
            /**
             * Word
             */
            title: string;
            /**
             * Value
             */
            value: number;
            /**
             * What is answered
             */
            postback: string;
          }[];
          /**
           * Replies
           *
           * Items: Reply
           */
          quickReplies?: {
            /**
             * Reply
             */
            title: string;
            /**
             * What the assistant says then
             */
            postback?: string;
            /**
             * From 1 to 5, where 5 is best; without one the answer counts nothing.
             */
            value?: number;
          }[];
          /**
           * Cards
           *
           * Items: Card
           */
          cards?: {
            /**
             * Heading
             */
            title: string;
            /**
             * Text
             */
            description?: string;
            /**
             * Address of the picture
             */
            imgUrl?: string;
            /**
             * Replies to choose from
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
          }[];
          /**
           * Picture
           */
          imgUrl?: string;
          /**
           * Text below
           */
          description?: string;
        }[];
      }[];
      /**
       * Physical
       *
       * Items: Question
       */
      physical: {
        /**
         * Type
         */
        type: string;
        /**
         * Sub drivers
         */
        sub_drivers: string[];
        /**
         * What is asked
         *
         * Items: What is asked
         */
        questions: {
          /**
           * Question
           */
          text: string;
          /**
           * Scale as
           */
          scaleType?: string;
          /**
           * Scale
           */
          scale?: {
            /**
             * Word
             */
            title: string;
            /**
             * Value
             */
            value: number;
            /**
             * What is answered
             */
            postback: string;
          }[];
          /**
           * Replies
           *
           * Items: Reply
           */
          quickReplies?: {
            /**
             * Reply
             */
            title: string;
            /**
             * What the assistant says then
             */
            postback?: string;
            /**
             * From 1 to 5, where 5 is best; without one the answer counts nothing.
             */
            value?: number;
          }[];
          /**
           * Cards
           *
           * Items: Card
           */
          cards?: {
            /**
             * Heading
             */
            title: string;
            /**
             * Text
             */
            description?: string;
            /**
             * Address of the picture
             */
            imgUrl?: string;
            /**
             * Replies to choose from
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
          }[];
          /**
           * Picture
           */
          imgUrl?: string;
          /**
           * Text below
           */
          description?: string;
        }[];
      }[];
      /**
       * Purposefulness
       *
       * Items: Question
       */
      purposefulness: {
        /**
         * Type
         */
        type: string;
        /**
         * Sub drivers
         */
        sub_drivers: string[];
        /**
         * What is asked
         *
         * Items: What is asked
         */
        questions: {
          /**
           * Question
           */
          text: string;
          /**
           * Scale as
           */
          scaleType?: string;
          /**
           * Scale
           */
          scale?: {
            /**
             * Word
             */
            title: string;
            /**
             * Value
             */
            value: number;
            /**
             * What is answered
             */
            postback: string;
          }[];
          /**
           * Replies
           *
           * Items: Reply
           */
          quickReplies?: {
            /**
             * Reply
             */
            title: string;
            /**
             * What the assistant says then
             */
            postback?: string;
            /**
             * From 1 to 5, where 5 is best; without one the answer counts nothing.
             */
            value?: number;
          }[];
          /**
           * Cards
           *
           * Items: Card
           */
          cards?: {
            /**
             * Heading
             */
            title: string;
            /**
             * Text
             */
            description?: string;
            /**
             * Address of the picture
             */
            imgUrl?: string;
            /**
             * Replies to choose from
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
          }[];
          /**
           * Picture
           */
          imgUrl?: string;
          /**
           * Text below
           */
          description?: string;
        }[];
      }[];
      /**
       * Social
       *
       * Items: Question
       */
      social: {
        /**
         * Type
         */
        type: string;
        /**
         * Sub drivers
         */
        sub_drivers: string[];
        /**
         * What is asked
         *
         * Items: What is asked
         */
        questions: {
          /**
           * Question
           */
          text: string;
          /**
           * Scale as
           */
          scaleType?: string;
          /**
           * Scale
           */
          scale?: {
            /**
             * Word
             */
            title: string;
            /**
             * Value
             */
            value: number;
            /**
             * What is answered
             */
            postback: string;
          }[];
          /**
           * Replies
           *
           * Items: Reply
           */
          quickReplies?: {
            /**
             * Reply
             */
            title: string;
            /**
             * What the assistant says then
             */
            postback?: string;
            /**
             * From 1 to 5, where 5 is best; without one the answer counts nothing.
             */
            value?: number;
          }[];
          /**
           * Cards
           *
           * Items: Card
           */
          cards?: {
            /**
             * Heading
             */
            title: string;
            /**
             * Text
             */
            description?: string;
            /**
             * Address of the picture
             */
            imgUrl?: string;
            /**
             * Replies to choose from
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
          }[];
          /**
           * Picture
           */
          imgUrl?: string;
          /**
           * Text below
           */
          description?: string;
        }[];
      }[];
    };
    errors: never;
  };
  /**
   * Read the bank of questions
   */
  'wellbeing/question.list': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Of which questions the survey asks, for If-Match.
       */
      version: number;
      /**
       * Questions by driver
       */
      results: {
        /**
         * Mental
         *
         * Items: Question
         */
        mental: {
          /**
           * ID
           */
          id: string;
          /**
           * ID
           */
          question_id: string;
          /**
           * ID in the survey
           */
          interaction_id: string | null;
          /**
           * Driver
           */
          driver: string;
          /**
           * Sub driver
           */
          sub_driver: string;
          /**
           * Type
           */
          type: string;
          /**
           * Offered
           */
          enabled: boolean;
          /**
           * In the survey
           */
          used: boolean;
          /**
           * An answer is required
           */
          response_required: boolean;
          /**
           * Author
           */
          createdBy: string | null;
          /**
           * What is asked
           *
           * Items: What is asked
           */
          questions: {
            /**
             * Question
             */
            text: string;
            /**
             * Scale as
             */
            scaleType?: string;
            /**
             * Scale
             */
            scale?: {
              /**
               * Word
               */
              title: string;
              /**
               * Value
               */
              value: number;
              /**
               * What is answered
               */
              postback: string;
            }[];
            /**
             * Replies
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
            /**
             * Cards
             *
             * Items: Card
             */
            cards?: {
              /**
               * Heading
               */
              title: string;
              /**
               * Text
               */
              description?: string;
              /**
               * Address of the picture
               */
              imgUrl?: string;
              /**
               * Replies to choose from
               *
               * Items: Reply
               */
              quickReplies?: {
                /**
                 * Reply
                 */
                title: string;
                /**
                 * What the assistant says then
                 */
                postback?: string;
                /**
                 * From 1 to 5, where 5 is best; without one the answer counts nothing.
                 */
                value?: number;
              }[];
            }[];
            /**
             * Picture
             */
            imgUrl?: string;
            /**
             * Text below
             */
            description?: string;
          }[];
        }[];
        /**
         * Physical
         *
         * Items: Question
         */
        physical: {
          /**
           * ID
           */
          id: string;
          /**
           * ID
           */
          question_id: string;
          /**
           * ID in the survey
           */
          interaction_id: string | null;
          /**
           * Driver
           */
          driver: string;
          /**
           * Sub driver
           */
          sub_driver: string;
          /**
           * Type
           */
          type: string;
          /**
           * Offered
           */
          enabled: boolean;
          /**
           * In the survey
           */
          used: boolean;
          /**
           * An answer is required
           */
          response_required: boolean;
          /**
           * Author
           */
          createdBy: string | null;
          /**
           * What is asked
           *
           * Items: What is asked
           */
          questions: {
            /**
             * Question
             */
            text: string;
            /**
             * Scale as
             */
            scaleType?: string;
            /**
             * Scale
             */
            scale?: {
              /**
               * Word
               */
              title: string;
              /**
               * Value
               */
              value: number;
              /**
               * What is answered
               */
              postback: string;
            }[];
            /**
             * Replies
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
            /**
             * Cards
             *
             * Items: Card
             */
            cards?: {
              /**
               * Heading
               */
              title: string;
              /**
               * Text
               */
              description?: string;
              /**
               * Address of the picture
               */
              imgUrl?: string;
              /**
               * Replies to choose from
               *
               * Items: Reply
               */
              quickReplies?: {
                /**
                 * Reply
                 */
                title: string;
                /**
                 * What the assistant says then
                 */
                postback?: string;
                /**
                 * From 1 to 5, where 5 is best; without one the answer counts nothing.
                 */
                value?: number;
              }[];
            }[];
            /**
             * Picture
             */
            imgUrl?: string;
            /**
             * Text below
             */
            description?: string;
          }[];
        }[];
        /**
         * Purposefulness
         *
         * Items: Question
         */
        purposefulness: {
          /**
           * ID
           */
          id: string;
          /**
           * ID
           */
          question_id: string;
          /**
           * ID in the survey
           */
          interaction_id: string | null;
          /**
           * Driver
           */
          driver: string;
          /**
           * Sub driver
           */
          sub_driver: string;
          /**
           * Type
           */
          type: string;
          /**
           * Offered
           */
          enabled: boolean;
          /**
           * In the survey
           */
          used: boolean;
          /**
           * An answer is required
           */
          response_required: boolean;
          /**
           * Author
           */
          createdBy: string | null;
          /**
           * What is asked
           *
           * Items: What is asked
           */
          questions: {
            /**
             * Question
             */
            text: string;
            /**
             * Scale as
             */
            scaleType?: string;
            /**
             * Scale
             */
            scale?: {
              /**
               * Word
               */
              title: string;
              /**
               * Value
               */
              value: number;
              /**
               * What is answered
               */
              postback: string;
            }[];
            /**
             * Replies
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
            /**
             * Cards
             *
             * Items: Card
             */
            cards?: {
              /**
               * Heading
               */
              title: string;
              /**
               * Text
               */
              description?: string;
              /**
               * Address of the picture
               */
              imgUrl?: string;
              /**
               * Replies to choose from
               *
               * Items: Reply
               */
              quickReplies?: {
                /**
                 * Reply
                 */
                title: string;
                /**
                 * What the assistant says then
                 */
                postback?: string;
                /**
                 * From 1 to 5, where 5 is best; without one the answer counts nothing.
                 */
                value?: number;
              }[];
            }[];
            /**
             * Picture
             */
            imgUrl?: string;
            /**
             * Text below
             */
            description?: string;
          }[];
        }[];
        /**
         * Social
         *
         * Items: Question
         */
        social: {
          /**
           * ID
           */
          id: string;
          /**
           * ID
           */
          question_id: string;
          /**
           * ID in the survey
           */
          interaction_id: string | null;
          /**
           * Driver
           */
          driver: string;
          /**
           * Sub driver
           */
          sub_driver: string;
          /**
           * Type
           */
          type: string;
          /**
           * Offered
           */
          enabled: boolean;
          /**
           * In the survey
           */
          used: boolean;
          /**
           * An answer is required
           */
          response_required: boolean;
          /**
           * Author
           */
          createdBy: string | null;
          /**
           * What is asked
           *
           * Items: What is asked
           */
          questions: {
            /**
             * Question
             */
            text: string;
            /**
             * Scale as
             */
            scaleType?: string;
            /**
             * Scale
             */
            scale?: {
              /**
               * Word
               */
              title: string;
              /**
               * Value
               */
              value: number;
              /**
               * What is answered
               */
              postback: string;
            }[];
            /**
             * Replies
             *
             * Items: Reply
             */
            quickReplies?: {
              /**
               * Reply
               */
              title: string;
              /**
               * What the assistant says then
               */
              postback?: string;
              /**
               * From 1 to 5, where 5 is best; without one the answer counts nothing.
               */
              value?: number;
            }[];
            /**
             * Cards
             *
             * Items: Card
             */
            cards?: {
              /**
               * Heading
               */
              title: string;
              /**
               * Text
               */
              description?: string;
              /**
               * Address of the picture
               */
              imgUrl?: string;
              /**
               * Replies to choose from
               *
               * Items: Reply
               */
              quickReplies?: {
                /**
                 * Reply
                 */
                title: string;
                /**
                 * What the assistant says then
                 */
                postback?: string;
                /**
                 * From 1 to 5, where 5 is best; without one the answer counts nothing.
                 */
                value?: number;
              }[];
            }[];
            /**
             * Picture
             */
            imgUrl?: string;
            /**
             * Text below
             */
            description?: string;
          }[];
        }[];
      };
    };
    errors: never;
  };
  /**
   * Read the results of a cycle of the survey that is over
   */
  'wellbeing/results': {
    params: Record<string, never>;
    query: {
      /**
       * ID
       */
      cycle?: string;
      /**
       * Such as {"department":["Sales"]}: the group that is shown. Fields may also be called as filters of the overview call them.
       */
      filters?: string;
      /**
       * Field that groups are compared by
       */
      by?: string;
    };
    body: undefined;
    answer: {
      status: 200;
      /**
       * Why there are no figures
       */
      withheld: 'scope' | 'none' | 'few' | null;
      /**
       * Cycles that are over, the newest first
       */
      cycles: {
        /**
         * Value
         */
        value: string;
        /**
         * What it is called
         */
        label: string;
      }[];
      /**
       * The one that is shown
       */
      cycle: string;
      /**
       * Groups that can be shown alone
       */
      groups: {
        /**
         * Value
         */
        value: string;
        /**
         * What it is called
         */
        label: string;
        /**
         * Field
         */
        group: string;
      }[];
      /**
       * The group that is shown; empty for all
       */
      filters: string;
      /**
       * Fields that groups can be compared by
       */
      fields: {
        /**
         * Value
         */
        value: string;
        /**
         * What it is called
         */
        label: string;
      }[];
      /**
       * The field that they are compared by
       */
      by: string;
      /**
       * A group is shown beside the company
       */
      compared: boolean;
      /**
       * First day
       */
      start: string | null;
      /**
       * Last day
       */
      end: string | null;
      /**
       * Figures, none of fewer people than the minimum
       */
      figures: {
        /**
         * Employees who answered
         */
        respondents: number | null;
        /**
         * Response rate, in percent
         */
        rate: number | null;
        /**
         * Score
         */
        score: number | null;
        /**
         * Response rate of the company, in percent
         */
        company_rate: number | null;
        /**
         * Score of the company
         */
        company_score: number | null;
        /**
         * Reminders sent to the whole audience
         */
        reminders: number | null;
      } | null;
      /**
       * How people are, in the whole company
       */
      categories: {
        /**
         * Category
         */
        category: 'excelling' | 'thriving' | 'surviving' | 'struggling' | 'in_crisis';
        /**
         * Employees
         */
        count: number | null;
      }[];
      /**
       * Drivers
       */
      drivers: {
        /**
         * Driver
         */
        driver: 'mental' | 'social' | 'physical' | 'purposefulness';
        /**
         * Score
         */
        average: number | null;
        /**
         * Company
         */
        company: number | null;
      }[];
      /**
       * Sub drivers
       */
      parts: {
        /**
         * Sub driver
         */
        part: string;
        /**
         * Driver
         */
        driver: 'mental' | 'social' | 'physical' | 'purposefulness';
        /**
         * Score
         */
        average: number | null;
        /**
         * Company
         */
        company: number | null;
      }[];
      /**
       * Groups of the field
       */
      segments: {
        /**
         * Group
         */
        name: string;
        /**
         * Answered
         */
        respondents: number | null;
        /**
         * Response rate, in percent
         */
        rate: number | null;
        /**
         * Score
         */
        score: number | null;
        /**
         * Mental
         */
        mental: number | null;
        /**
         * Social
         */
        social: number | null;
        /**
         * Physical
         */
        physical: number | null;
        /**
         * Purposefulness
         */
        purposefulness: number | null;
      }[];
      /**
       * Over time
       */
      trend: {
        /**
         * Cycle
         */
        start: string;
        /**
         * Score
         */
        score: number | null;
        /**
         * Company
         */
        company: number | null;
        /**
         * Answered
         */
        respondents: number | null;
        /**
         * Response rate, in percent
         */
        rate: number | null;
      }[];
      /**
       * What people have written, by theme
       */
      comments: {
        /**
         * Theme
         */
        theme: string;
        /**
         * Comment
         */
        comment: string;
      }[];
      /**
       * There are comments that may be read
       */
      commented: boolean;
    };
    errors: 'NotReadable' | 'OneField' | 'UnknownCycle';
  };
  /**
   * Have a file made of the results
   */
  'wellbeing/results.export': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Cycle; empty for the newest
       */
      cycle?: string;
      /**
       * Such as {"department":["Sales"]}: the group that is shown. Fields may also be called as filters of the overview call them.
       */
      filters?: string;
      /**
       * Field that groups are compared by
       */
      by?: string;
    };
    answer:
      | {
          /**
           * Status
           */
          status: 200;
          /**
           * Signed link, good for five minutes
           */
          report_url: string;
          /**
           * ID
           */
          download: string;
        }
      | {
          /**
           * Status
           */
          status: 202;
          /**
           * State
           */
          state: 'queued' | 'running' | 'ready' | 'failed' | 'cancelled';
          /**
           * Total
           */
          done: number;
          /**
           * Total
           */
          total: number;
          /**
           * ID
           */
          download: string;
        };
    errors: 'ReportFailed' | 'NotReadable' | 'OneField' | 'UnknownCycle';
  };
  /**
   * Choose whom the survey asks
   */
  'wellbeing/survey.audience': {
    params: {
      /**
       * Its id, or the word id: there is one a company.
       */
      id: string;
    };
    query: Record<string, never>;
    body: {
      /**
       * Field with __in → values, tags → tags. Every field must hold. Without any field: all employees.
       */
      audience?: {
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        location__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        city__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        region__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        country__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        site__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        role_category__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        business__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        businessHead__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        gender__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        function__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        designation__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        department__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        sub_department__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        grade__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        cluster__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        team__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        segment__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        sub_segment__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        tags?: string | string[];
      };
      /**
       * All employees
       */
      all_employees?: boolean;
      company_id?: unknown;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * The survey
       */
      data: {
        /**
         * ID
         */
        id: string;
        /**
         * Version
         */
        version: number;
        /**
         * Company
         */
        company_id: string;
        /**
         * How often
         */
        frequency: number;
        /**
         * How often, as older clients read it
         */
        suvey_frequency: number;
        /**
         * Questions of each driver
         */
        driverwise_questions_config: {
          [k: string]: number;
        };
        /**
         * Questions that one is asked
         */
        questions_per_trigger: number;
        /**
         * Start date
         */
        start_date: string | null;
        /**
         * End date
         */
        end_date: string | null;
        /**
         * Status
         */
        status: string;
        /**
         * Set up
         */
        configuration_activated: boolean;
        /**
         * Sender
         */
        chatFromUser: string | null;
        /**
         * Name of the sender
         */
        chatFromUser__name: string | null;
        /**
         * Field with __in → values joined with commas, tags → a list.
         */
        audience: {
          [k: string]: string | string[];
        };
        /**
         * All employees
         */
        all_employees: boolean;
        /**
         * Reminders
         */
        survey_reminders: number;
      };
    };
    errors: 'UnknownSurvey' | 'NoAudience' | 'SeesTooFew';
  };
  /**
   * Count the employees of an audience
   */
  'wellbeing/survey.audience-count': {
    params: Record<string, never>;
    query: {
      /**
       * Items: Location
       */
      location__in?: string[];
      /**
       * Items: City
       */
      city__in?: string[];
      /**
       * Items: Region
       */
      region__in?: string[];
      /**
       * Items: Country
       */
      country__in?: string[];
      /**
       * Items: Site
       */
      site__in?: string[];
      /**
       * Items: Role category
       */
      role_category__in?: string[];
      /**
       * Items: Business
       */
      business__in?: string[];
      /**
       * Items: Business head
       */
      businessHead__in?: string[];
      /**
       * Items: Gender
       */
      gender__in?: ('male' | 'female')[];
      /**
       * Items: Function
       */
      function__in?: string[];
      /**
       * Items: Designation
       */
      designation__in?: string[];
      /**
       * Items: Department
       */
      department__in?: string[];
      /**
       * Items: Sub department
       */
      sub_department__in?: string[];
      /**
       * Items: Grade
       */
      grade__in?: string[];
      /**
       * Items: Cluster
       */
      cluster__in?: string[];
      /**
       * Items: Team
       */
      team__in?: string[];
      /**
       * Items: Segment
       */
      segment__in?: string[];
      /**
       * Items: Sub segment
       */
      sub_segment__in?: string[];
      tags?: string[];
    };
    body: undefined;
    answer: {
      status: 200;
      /**
       * How many there are
       */
      total_count: number;
    };
    errors: never;
  };
  /**
   * List the employees of an audience
   */
  'wellbeing/survey.audience-list': {
    params: Record<string, never>;
    query: {
      /**
       * Rows per page
       */
      page_limit: number;
      /**
       * Counted from 1; 0 and missing mean 1.
       */
      page_offset?: number;
      raw_search_string?: string;
      ordering?: 'display_name' | '-display_name';
      /**
       * Items: Location
       */
      location__in?: string[];
      /**
       * Items: City
       */
      city__in?: string[];
      /**
       * Items: Region
       */
      region__in?: string[];
      /**
       * Items: Country
       */
      country__in?: string[];
      /**
       * Items: Site
       */
      site__in?: string[];
      /**
       * Items: Role category
       */
      role_category__in?: string[];
      /**
       * Items: Business
       */
      business__in?: string[];
      /**
       * Items: Business head
       */
      businessHead__in?: string[];
      /**
       * Items: Gender
       */
      gender__in?: ('male' | 'female')[];
      /**
       * Items: Function
       */
      function__in?: string[];
      /**
       * Items: Designation
       */
      designation__in?: string[];
      /**
       * Items: Department
       */
      department__in?: string[];
      /**
       * Items: Sub department
       */
      sub_department__in?: string[];
      /**
       * Items: Grade
       */
      grade__in?: string[];
      /**
       * Items: Cluster
       */
      cluster__in?: string[];
      /**
       * Items: Team
       */
      team__in?: string[];
      /**
       * Items: Segment
       */
      segment__in?: string[];
      /**
       * Items: Sub segment
       */
      sub_segment__in?: string[];
      tags?: string[];
      /**
       * It is always there.
       */
      count?: boolean;
    };
    body: undefined;
    answer: {
      status: 200;
      data: {
        /**
         * ID
         */
        id: string;
        version: number;
        /**
         * Name
         */
        display_name: string;
        /**
         * Email
         */
        email: string;
        /**
         * Picture
         */
        profilePicture?: string | null;
        /**
         * Gender
         */
        gender?: 'male' | 'female' | null;
      }[];
      total_count: number;
    };
    errors: never;
  };
  /**
   * Read the values that the audience can be chosen by
   */
  'wellbeing/survey.filters': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      data: {
        location__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        city__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        region__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        country__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        site__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        role_category__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        business__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        businessHead__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        gender__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        function__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        designation__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        department__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        sub_department__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        grade__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        cluster__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        team__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        segment__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        sub_segment__in?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
        tags?: {
          value: string | number | boolean;
          label: string;
          count?: number;
        }[];
      };
    };
    errors: never;
  };
  /**
   * Read the survey of the own company, as a list of one
   */
  'wellbeing/survey.list': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    /**
     * The survey
     *
     * Items: The survey
     */
    answer: {
      /**
       * ID
       */
      id: string;
      /**
       * Version
       */
      version: number;
      /**
       * Company
       */
      company_id: string;
      /**
       * How often
       */
      frequency: number;
      /**
       * How often, as older clients read it
       */
      suvey_frequency: number;
      /**
       * Questions of each driver
       */
      driverwise_questions_config: {
        [k: string]: number;
      };
      /**
       * Questions that one is asked
       */
      questions_per_trigger: number;
      /**
       * Start date
       */
      start_date: string | null;
      /**
       * End date
       */
      end_date: string | null;
      /**
       * Status
       */
      status: string;
      /**
       * Set up
       */
      configuration_activated: boolean;
      /**
       * Sender
       */
      chatFromUser: string | null;
      /**
       * Name of the sender
       */
      chatFromUser__name: string | null;
      /**
       * Field with __in → values joined with commas, tags → a list.
       */
      audience: {
        [k: string]: string | string[];
      };
      /**
       * All employees
       */
      all_employees: boolean;
      /**
       * Reminders
       */
      survey_reminders: number;
    }[];
    errors: never;
  };
  /**
   * Read who would get which mail when, in the next cycle
   */
  'wellbeing/survey.plan': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * Rows per page
       */
      page_limit: number;
      /**
       * Counted from 1; 0 and missing mean 1.
       */
      page_offset?: number;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * Total
       */
      total_count: number;
      /**
       * Employees
       *
       * Items: Employee
       */
      data: {
        /**
         * ID
         */
        id: string;
        /**
         * Name
         */
        display_name: string;
        /**
         * Email
         */
        email: string;
        /**
         * Time zone
         */
        time_zone: string;
        /**
         * Mails
         *
         * Items: Mail
         */
        mails: {
          /**
           * Kind
           */
          mail: string;
          /**
           * Mail of the survey
           */
          email_config_id: string;
          /**
           * Day
           */
          day: string;
          /**
           * When
           */
          at: string;
          /**
           * When, by the clock of the employee
           */
          local: string;
          /**
           * Subject
           */
          subject: string;
        }[];
      }[];
    };
    errors: 'NotMapped';
  };
  /**
   * Read the survey of the own company
   */
  'wellbeing/survey.read': {
    params: {
      /**
       * ID
       */
      companyId: string;
    };
    query: Record<string, never>;
    body: undefined;
    /**
     * The survey
     */
    answer: {
      /**
       * ID
       */
      id: string;
      /**
       * Version
       */
      version: number;
      /**
       * Company
       */
      company_id: string;
      /**
       * How often
       */
      frequency: number;
      /**
       * How often, as older clients read it
       */
      suvey_frequency: number;
      /**
       * Questions of each driver
       */
      driverwise_questions_config: {
        [k: string]: number;
      };
      /**
       * Questions that one is asked
       */
      questions_per_trigger: number;
      /**
       * Start date
       */
      start_date: string | null;
      /**
       * End date
       */
      end_date: string | null;
      /**
       * Status
       */
      status: string;
      /**
       * Set up
       */
      configuration_activated: boolean;
      /**
       * Sender
       */
      chatFromUser: string | null;
      /**
       * Name of the sender
       */
      chatFromUser__name: string | null;
      /**
       * Field with __in → values joined with commas, tags → a list.
       */
      audience: {
        [k: string]: string | string[];
      };
      /**
       * All employees
       */
      all_employees: boolean;
      /**
       * Reminders
       */
      survey_reminders: number;
    };
    errors: never;
  };
  /**
   * Read what keeps the survey from being activated
   */
  'wellbeing/survey.readiness': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: undefined;
    answer: {
      /**
       * Ready
       */
      ready: boolean;
      /**
       * Interactions are paused
       */
      paused: boolean;
      /**
       * A cycle runs, so that the start date stays
       */
      cycle_runs: boolean;
      /**
       * The caller may change whom and when it asks
       */
      may_aim: boolean;
      /**
       * Employees of the audience whom the caller sees
       */
      employees: number;
      /**
       * Today, by the company's clock
       */
      today: string;
      /**
       * Cycles until the end
       */
      cycles: number;
      /**
       * What is wrong
       *
       * Items: Fault
       */
      faults: {
        /**
         * Code
         */
        code: string;
        /**
         * What is wrong
         */
        text: string;
        /**
         * Tab of the editor where it is mended
         */
        tab: string;
      }[];
    };
    errors: never;
  };
  /**
   * Change, activate or deactivate the survey
   */
  'wellbeing/survey.update': {
    params: Record<string, never>;
    query: Record<string, never>;
    body: {
      /**
       * How often
       */
      frequency?: 1 | 2 | 3;
      /**
       * Questions of each driver
       */
      driverwise_questions_config?: {
        /**
         * Mental
         */
        mental: number;
        /**
         * Social
         */
        social: number;
        /**
         * Physical
         */
        physical: number;
        /**
         * Purposefulness
         */
        purposefulness: number;
      };
      /**
       * Start date
       */
      start_date?: string | null;
      /**
       * End date
       */
      end_date?: string | null;
      /**
       * Status
       */
      status?: 'inactive' | 'active';
      /**
       * Set up
       */
      configuration_activated?: boolean;
      /**
       * Sender
       */
      chatFromUser?: string | null;
      /**
       * All employees
       */
      all_employees?: boolean;
      /**
       * Field with __in → values, tags → tags. Every field must hold. Without any field: all employees.
       */
      audience?: {
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        location__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        city__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        region__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        country__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        site__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        role_category__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        business__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        businessHead__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        gender__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        function__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        designation__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        department__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        sub_department__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        grade__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        cluster__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        team__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        segment__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        sub_segment__in?: string | string[];
        /**
         * A list, or the values joined with commas; a comma inside of a value is %2C.
         */
        tags?: string | string[];
      };
      /**
       * Deactivates in any case; activates without enough questions, for a SuperAdmin alone.
       */
      force?: boolean;
      company_id?: unknown;
      suvey_frequency?: unknown;
      id?: unknown;
      survey_reminders?: unknown;
      questions_per_trigger?: unknown;
    };
    answer: {
      /**
       * Status
       */
      status: 200;
      /**
       * The survey
       */
      data: {
        /**
         * ID
         */
        id: string;
        /**
         * Version
         */
        version: number;
        /**
         * Company
         */
        company_id: string;
        /**
         * How often
         */
        frequency: number;
        /**
         * How often, as older clients read it
         */
        suvey_frequency: number;
        /**
         * Questions of each driver
         */
        driverwise_questions_config: {
          [k: string]: number;
        };
        /**
         * Questions that one is asked
         */
        questions_per_trigger: number;
        /**
         * Start date
         */
        start_date: string | null;
        /**
         * End date
         */
        end_date: string | null;
        /**
         * Status
         */
        status: string;
        /**
         * Set up
         */
        configuration_activated: boolean;
        /**
         * Sender
         */
        chatFromUser: string | null;
        /**
         * Name of the sender
         */
        chatFromUser__name: string | null;
        /**
         * Field with __in → values joined with commas, tags → a list.
         */
        audience: {
          [k: string]: string | string[];
        };
        /**
         * All employees
         */
        all_employees: boolean;
        /**
         * Reminders
         */
        survey_reminders: number;
      };
    };
    errors:
      | 'UnknownSurvey'
      | 'TooFew'
      | 'TooMany'
      | 'EndFirst'
      | 'StartFixed'
      | 'SenderNotAdmin'
      | 'NotSetUp'
      | 'Short'
      | 'NotMapped'
      | 'NoAudience'
      | 'SeesTooFew'
      | 'OnlySuperAdmin';
  };
}
